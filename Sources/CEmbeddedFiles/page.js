// Copies tables, and shows the figures of a frame of all timelines; without it a page shows everything else.
(() => {
  'use strict';
  const field = (cell, isExact) => (isExact && cell.querySelector('data')
    ? cell.querySelector('data').value : cell.textContent).replace(/\s+/g, ' ').trim();
  const texts = {
    csv: rows => rows.map(row => [...row.cells].map(cell => field(cell, true))
      .map(text => /[",]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text)
      .join(',') + '\n').join(''),
    markdown: rows => rows.map((row, index) => '| ' + [...row.cells]
      .map(cell => field(cell).replace(/[\\|]/g, '\\$&')).join(' | ') + ' |\n'
      + (index ? '' : '|' + ' --- |'.repeat(row.cells.length) + '\n')).join('')
  };
  const copy = async text => {
    try { await navigator.clipboard.writeText(text); } catch {
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
  };
  const sizes = new ResizeObserver(entries => entries.forEach(({ target }) => {
    const isWide = target.scrollWidth > target.clientWidth + 1;
    target.previousElementSibling.classList.toggle('overflows', isWide);
    target.previousElementSibling.classList.toggle('fits', !isWide);
  }));
  for (const caption of document.querySelectorAll('.caption')) {
    const area = caption.nextElementSibling;
    sizes.observe(area);
    caption.querySelector('.copy').hidden = false;
    for (const button of caption.querySelectorAll('[data-copy]')) {
      button.addEventListener('click', async () => {
        await copy(texts[button.dataset.copy]([...area.querySelector('table').rows]));
        const text = button.textContent;
        button.textContent = 'copied';
        setTimeout(() => button.textContent = text, 1000);
      });
    }
  }
  const source = document.getElementById('timelines');
  if (!source) return;
  const all = JSON.parse(source.textContent);
  const whole = value => value.toLocaleString('en-US');
  const time = microseconds => (microseconds / 1e3).toFixed(3) + ' ms';
  const groups = new Map();
  for (const [place, box] of document.querySelectorAll('.timeline-box').entries()) {
    const section = box.closest('section');
    if (!groups.has(section)) groups.set(section, { timelines: [], index: null });
    const group = groups.get(section);
    const data = all[place];
    const cursors = box.querySelectorAll('.cursor');
    const slider = box.querySelector('input');
    const output = box.querySelector('output');
    const last = data.longest.length - 1;
    const late = data.late.map((count, index) => count ? index : -1).filter(i => i >= 0);
    const sum = index => data.phases.reduce((total, phase) => total + phase[index], 0);
    const first = index => Math.floor(index * data.frames / (last + 1));
    const fields = [...data.names.map((name, k) => [name, index => time(data.phases[k][index])]),
      ['longest round', index => time(data.longest[index])],
      ['speed', index => whole(data.speed[index]) + ' pt/s'],
      ['rows in', index => whole(data.rows[index])],
      ['cells made', index => whole(data.cells[index])],
      ['blended px', index => whole(data.blended[index])]].map(([label, text]) => {
      const row = document.createElement('div');
      const value = document.createElement('dd');
      row.append(Object.assign(document.createElement('dt'), { textContent: label }), value);
      box.querySelector('.readout').append(row);
      return index => { value.textContent = text(index); };
    });
    const show = index => {
      group.index = index;
      for (const timeline of group.timelines) timeline(index);
    };
    group.timelines.push(wanted => {
      const index = Math.min(wanted, last);
      const many = first(index + 1) - first(index) > 1;
      const name = many
        ? 'frame ' + whole(data.tallest[index]) + ', the longest of ' + whole(first(index))
          + '–' + whole(first(index + 1) - 1)
        : 'frame ' + whole(first(index));
      const text = name + ': ' + time(sum(index)) + ' · '
        + (sum(index) / 10 / data.budget).toFixed(0) + ' % of the budget'
        + (data.late[index] ? ' · ' + (many ? whole(data.late[index]) + ' late' : 'late') : '');
      output.textContent = text;
      slider.value = index;
      slider.setAttribute('aria-valuetext', text);
      const x = ((index + .5) / (last + 1) * 100).toFixed(3) + '%';
      for (const cursor of cursors) {
        cursor.setAttribute('x1', x);
        cursor.setAttribute('x2', x);
      }
      for (const field of fields) field(index);
    });
    slider.max = last;
    slider.addEventListener('input', () => show(Number(slider.value)));
    for (const svg of box.querySelectorAll('svg.chart')) {
      svg.addEventListener('pointermove', event => {
        const frame = svg.getBoundingClientRect();
        const share = (event.clientX - frame.left) / frame.width;
        show(Math.min(last, Math.max(0, Math.floor(share * (last + 1)))));
      });
    }
    const finds = [now => late.findLast(i => i < now), now => late.find(i => i > now)];
    box.querySelectorAll('button').forEach((button, k) => button.addEventListener('click', () => {
      const found = finds[k](Number(slider.value));
      if (found !== undefined) show(found);
      slider.focus();
    }));
    let worst = 0;
    for (let index = 1; index <= last; index++) if (sum(index) > sum(worst)) worst = index;
    show(group.index ?? worst);
    for (const hidden of box.querySelectorAll('[hidden]')) hidden.hidden = false;
    box.classList.add('on');
  }
})();
