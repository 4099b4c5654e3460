/// The script of a page: selects a frame in all timelines of a refresh rate and shows its figures.
///
/// Without the script the page shows everything but the figures of single frames.
enum PageScript {
  /// The SHA-256 hash of ``text`` in base64, which the page's policy admits.
  static let hash = "ZhCT3bdj96ZbwuNfoqvdzEGVqxb/BHeceMRnpBuRrbQ="

  static let text = """
    (() => {
      'use strict';
      const source = document.getElementById('timelines');
      if (!source) return;
      const all = JSON.parse(source.textContent);
      const whole = value => value.toLocaleString('en-US');
      const time = nanoseconds => (nanoseconds / 1e6).toFixed(3) + ' ms';
      const bytes = value => value < 1000 ? value + ' B'
        : value < 1e6 ? (value / 1e3).toFixed(1) + ' kB' : (value / 1e6).toFixed(2) + ' MB';
      const groups = new Map();
      for (const box of document.querySelectorAll('[data-timeline]')) {
        const section = box.closest('section');
        if (!groups.has(section)) groups.set(section, { timelines: [], index: null });
        const group = groups.get(section);
        const data = all[Number(box.dataset.timeline)];
        const svg = box.querySelector('svg');
        const cursor = svg.querySelector('.cursor');
        const slider = box.querySelector('input');
        const output = box.querySelector('output');
        const list = box.querySelector('.readout');
        const last = data.longest.length - 1;
        const late = data.late.map((count, index) => count ? index : -1).filter(i => i >= 0);
        const sum = index => data.phases.reduce((total, phase) => total + phase[index], 0);
        const first = index => Math.floor(index * data.frames / (last + 1));
        const fields = {};
        const add = (key, label) => {
          const row = document.createElement('div');
          const term = document.createElement('dt');
          const value = document.createElement('dd');
          term.textContent = label;
          row.append(term, value);
          list.append(row);
          fields[key] = value;
        };
        data.names.forEach(name => add(name, name));
        [['longest', 'longest round'], ['speed', 'speed'], ['rows', 'rows in'],
          ['cells', 'cells made'], ['opaque', 'opaque px'], ['blended', 'blended px'],
          ['layers', 'layers']].forEach(pair => add(...pair));
        if (data.bytes.length > 0) add('bytes', 'allocated');
        const show = index => {
          group.index = index;
          for (const timeline of group.timelines) timeline(index);
        };
        group.timelines.push(wanted => {
          const index = Math.min(wanted, last);
          const total = sum(index);
          const many = first(index + 1) - first(index) > 1;
          const name = many
            ? 'frame ' + whole(data.tallest[index]) + ', the longest of ' + whole(first(index))
              + '–' + whole(first(index + 1) - 1)
            : 'frame ' + whole(first(index));
          const lateness = data.late[index] === 0 ? ''
            : many ? ' · ' + whole(data.late[index]) + ' late'
            : ' · late by ' + data.missed[index] + (data.missed[index] === 1 ? ' tick' : ' ticks');
          const text = name + ': ' + time(total) + ' · '
            + (total / 1e4 / data.budget).toFixed(0) + ' % of the budget' + lateness;
          output.textContent = text;
          slider.value = index;
          slider.setAttribute('aria-valuetext', text);
          const place = ((index + .5) / (last + 1) * 100).toFixed(3) + '%';
          cursor.setAttribute('x1', place);
          cursor.setAttribute('x2', place);
          data.names.forEach((phase, k) => fields[phase].textContent = time(data.phases[k][index]));
          fields.longest.textContent = time(data.longest[index]);
          fields.speed.textContent = whole(data.speed[index]) + ' pt/s';
          for (const key of ['rows', 'cells', 'opaque', 'blended', 'layers']) {
            fields[key].textContent = whole(data[key][index]);
          }
          if (fields.bytes) fields.bytes.textContent = bytes(data.bytes[index]);
        });
        slider.max = last;
        slider.addEventListener('input', () => show(Number(slider.value)));
        svg.addEventListener('pointermove', event => {
          const frame = svg.getBoundingClientRect();
          const share = (event.clientX - frame.left) / frame.width;
          show(Math.min(last, Math.max(0, Math.floor(share * (last + 1)))));
        });
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
    """
}
