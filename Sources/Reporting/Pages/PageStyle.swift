/// The style of a page: light and dark, from 320 pixels of width.
enum PageStyle {
  /// The SHA-256 hash of ``text`` in base64, which the page's policy admits.
  static let hash = "0FBFIXLc4sytWBYFgNilQs87kHuJSz6NVUqLWtKkpLQ="

  static let text = """
    :root{color-scheme:light dark;--bg:#fbfbfd;--card:#fff;--text:#1c1f26;--soft:#545b68;\
    --line:#dfe2e8;--grid:#e9ebf0;--accent:#0b57c2;--focus:#0b57c2;--late:#d3303f;--warn:#8a4b00;\
    --good:#146c3c;--spread:#d5d9e2;--budget:#7a8190;\
    --s0:#1863cc;--s1:#c4480c;--s2:#0c7a70;--s3:#6d7482;--s4:#8b35d6;--s5:#9a6700;--s6:#c0246f;\
    --s7:#4a7a12;--s8:#7c5740;--s9:#2f3440;\
    --advance:#4b5563;--recycle:#8b35d6;--configure:#e08600;--layout:#d6337c;--commit:#0d9488;\
    --composite:#7ba7e6}
    @media screen and (prefers-color-scheme:dark){:root{--bg:#14161b;--card:#1c1f26;--text:#e9ebf0;\
    --soft:#a9b0bd;--line:#333843;--grid:#2a2f39;--accent:#7fb2ff;--focus:#9cc3ff;--late:#ff6b75;\
    --warn:#f0b44c;--good:#5fd18e;--spread:#3a404d;--budget:#8d95a4;\
    --s0:#6aa9ff;--s1:#ff9560;--s2:#3ecbb8;--s3:#a3abb8;--s4:#c792ff;--s5:#e8b23a;--s6:#ff7fb4;\
    --s7:#a3cf52;--s8:#d0a78c;--s9:#f3f4f7;\
    --advance:#cbd2de;--recycle:#c792ff;--configure:#ffb03b;--layout:#ff7fb4;--commit:#3ecbb8;\
    --composite:#3f6fb5}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    body{margin:0;background:var(--bg);color:var(--text);\
    font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}
    header,main,footer,nav>ul{max-width:1120px;margin:0 auto;padding:0 20px}
    header{padding-top:36px;padding-bottom:8px}
    .kicker{margin:0;color:var(--soft);font-size:14px;letter-spacing:.02em}
    h1{font-size:clamp(24px,4.4vw,38px);line-height:1.18;margin:6px 0 12px;letter-spacing:-.015em;\
    overflow-wrap:anywhere;text-wrap:balance}
    h2{font-size:24px;line-height:1.25;margin:0 0 4px;letter-spacing:-.01em;overflow-wrap:anywhere}
    h3{font-size:18px;line-height:1.3;margin:32px 0 4px;overflow-wrap:anywhere}
    p{margin:0 0 10px;max-width:76ch;overflow-wrap:anywhere}
    .lead{font-size:17px}
    .deciding{margin:10px 0 0;max-width:none}
    ul.words{margin:10px 0 0;padding-left:20px}
    ul.words li{overflow-wrap:anywhere;max-width:100ch}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(0,1fr));gap:12px}
    .tile{margin:0;padding:12px 16px;background:var(--bg);border:1px solid var(--line);\
    border-radius:10px;overflow-wrap:anywhere}
    .tile dt,.tile .of{color:var(--soft);font-size:14px}.tile dd{margin:0}
    .tile .figure{font-size:28px;line-height:1.25;font-weight:650;letter-spacing:-.01em;\
    font-variant-numeric:tabular-nums}
    .badge{margin:12px 0 0;font-size:14px}
    .badge a{display:inline-block;padding:2px 12px;border:1px solid var(--warn);border-radius:999px;\
    color:var(--warn);text-decoration:none}
    .badge a:hover{text-decoration:underline}
    .note,figcaption,.what{color:var(--soft);font-size:14px}
    .what{margin:0 0 4px}
    a{color:var(--accent)}
    a:focus-visible,button:focus-visible,summary:focus-visible,input:focus-visible,\
    [tabindex]:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:-9999px}
    .skip:focus{left:12px;top:8px;background:var(--card);padding:8px 12px;z-index:3}
    nav{position:sticky;top:0;z-index:2;background:var(--bg);border-bottom:1px solid var(--line);\
    margin-top:14px}
    nav>ul{display:flex;gap:4px 20px;overflow-x:auto;list-style:none;padding-top:9px;\
    padding-bottom:9px;white-space:nowrap;font-size:14px}
    nav a{text-decoration:none}
    nav a:hover{text-decoration:underline}
    section{background:var(--card);border:1px solid var(--line);border-radius:12px;\
    padding:22px 26px;margin:18px 0;scroll-margin-top:56px;min-width:0}
    figure{margin:10px 0 0;min-width:0}
    figcaption{margin-top:6px;max-width:80ch}
    .caveats{border-left:4px solid var(--warn)}
    .caveats ul{margin:8px 0 0;padding-left:20px}
    .caveats li{margin:4px 0;overflow-wrap:anywhere;max-width:90ch}
    .scroll{overflow-x:auto;margin:10px 0 0;-webkit-overflow-scrolling:touch}
    table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
    .caption{display:flex;flex-wrap:wrap;gap:0 16px;align-items:baseline;color:var(--soft);\
    font-size:14px;margin:18px 0 0}
    .caption>:first-child{flex:1 1 auto}
    .hint,.copy[hidden],.fits .hint{display:none}.overflows .hint{display:inline;color:var(--warn)}
    .copy button{font-size:13px;padding:0 8px}
    .caption+.scroll{margin-top:2px}
    th,td{padding:5px 10px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--grid)}
    thead th{color:var(--soft);font-weight:600;vertical-align:bottom;\
    border-bottom:1px solid var(--line);white-space:pre-line;line-height:1.25}
    th:first-child,td.words,th.words{text-align:left}
    tbody th{font-weight:600}
    .scroll th:first-child{position:sticky;left:0;background:var(--card)}
    tbody tr:last-child>*{border-bottom:0}
    td.reason{text-align:left;white-space:normal;min-width:34ch}
    .swatch{display:inline-block;width:10px;height:10px;border-radius:3px;margin-right:7px;\
    background:currentColor}
    td.good{color:var(--good)}td.doubtful{color:var(--warn)}td.bad{color:var(--late)}
    .legend{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;margin:8px 0 0;padding:0;\
    font-size:14px}
    .legend li{overflow-wrap:anywhere}
    details{margin-top:14px}
    .timeline-box{margin:0;border-top:1px solid var(--grid)}
    .timeline-box summary{display:grid;grid-template-columns:190px minmax(0,1fr);gap:0 12px;\
    align-items:center;padding:8px 0}
    .timeline-name{font-size:14px;overflow-wrap:anywhere}
    .timeline-name:before{content:"▸ "}[open] .timeline-name:before{content:"▾ "}
    svg.strip path:not(.late){fill:currentColor}
    summary{cursor:pointer;font-weight:600;padding:4px 0}
    section>details>summary{font-size:18px}#images>details{margin:0}
    pre{overflow-x:auto;background:var(--bg);border:1px solid var(--line);border-radius:8px;\
    padding:12px 14px;font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;\
    margin:8px 0}
    svg.chart{display:block;width:100%;overflow:visible;font-size:12px}
    .wrap{padding:14px 6px 8px 54px}
    .wrap.flat{padding:14px 2px 6px 2px}
    svg text{fill:var(--soft);paint-order:stroke;stroke:var(--card);stroke-width:3px;\
    stroke-linejoin:round}
    svg .label{fill:var(--text);font-size:14px;font-weight:600}
    svg .figures{fill:var(--soft);font-size:13px;font-variant-numeric:tabular-nums}
    svg .limit{fill:var(--text);font-size:12px}
    svg .grid{stroke:var(--grid)}svg .ground{stroke:var(--line)}
    svg .budget{stroke:var(--budget);stroke-dasharray:3 4}
    svg .budget.own{stroke:var(--late);stroke-dasharray:6 4;stroke-width:1.5}
    svg .whisker{stroke:var(--soft);stroke-width:1.5}
    svg .one{stroke:var(--soft)}
    svg .indifference{fill:var(--spread);opacity:.55}
    svg .plot{overflow:hidden}
    svg path{vector-effect:non-scaling-stroke}
    svg .late{fill:var(--late);opacity:.5}
    svg .late-marks{stroke:var(--late);stroke-width:3}
    svg .spread{fill:var(--spread)}
    svg .speed{fill:var(--budget)}
    svg .cut{fill:var(--late);font-size:10px;stroke:none}
    svg rect,svg circle,svg .band{fill:currentColor}
    svg .band{opacity:.25}svg .curve{fill:none;stroke:currentColor;stroke-width:2}
    svg .unit{opacity:.8}
    svg rect.tail{opacity:.42}
    svg rect.interval{opacity:.3}svg .round{opacity:.7}
    td .swatch{width:20px;margin-right:4px}
    svg .cursor{stroke:var(--text);stroke-width:1.5;visibility:hidden}
    .on svg .cursor{visibility:visible}
    .s0{color:var(--s0)}.s1{color:var(--s1)}.s2{color:var(--s2)}.s3{color:var(--s3)}\
    .s4{color:var(--s4)}.s5{color:var(--s5)}.s6{color:var(--s6)}.s7{color:var(--s7)}\
    .s8{color:var(--s8)}.s9{color:var(--s9)}
    .phase-advance{color:var(--advance)}.phase-recycle{color:var(--recycle)}\
    .phase-configure{color:var(--configure)}.phase-layout{color:var(--layout)}\
    .phase-commit{color:var(--commit)}.phase-composite{color:var(--composite)}
    svg path[class^=phase-]{fill:currentColor}
    .controls{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;padding:0 6px 0 54px}
    .controls[hidden],.readout[hidden]{display:none}
    .controls input{flex:1 1 100%;margin:0;accent-color:var(--accent);min-width:0}
    .controls output{font-weight:600;font-variant-numeric:tabular-nums;font-size:14px;flex:1 1 auto}
    button{font:inherit;font-size:14px;color:var(--accent);background:var(--bg);\
    border:1px solid var(--line);border-radius:8px;padding:4px 12px;cursor:pointer}
    .readout{display:grid;grid-template-columns:repeat(auto-fill,minmax(172px,1fr));gap:2px 22px;\
    margin:8px 0 0;padding:0 6px 0 54px;font-size:14px;font-variant-numeric:tabular-nums}
    .readout div{display:flex;justify-content:space-between;gap:10px;\
    border-bottom:1px solid var(--grid)}
    .readout dt{color:var(--soft)}.readout dd{margin:0}
    .images{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,190px),1fr));\
    gap:14px;margin-top:8px}
    .images img{display:block;width:100%;height:auto;border:1px solid var(--line);\
    border-radius:8px;background:#fff}
    @media screen and (prefers-color-scheme:dark){.images img{filter:brightness(.8)}}
    footer{padding-top:4px;padding-bottom:48px;color:var(--soft);font-size:14px}
    @media (max-width:640px){header,main,footer,nav>ul{padding-left:12px;padding-right:12px}\
    section{padding:12px 14px;border-radius:10px}.wrap{padding-left:46px;padding-right:2px}\
    .controls,.readout{padding-left:0;padding-right:0}th,td{padding:6px 8px}\
    header{padding-top:8px}.badge{margin-top:6px}\
    .wrap.flat{padding-top:4px}figure{margin-top:4px}.what{font-size:13px}h1{margin:4px 0 6px}nav{margin-top:6px}\
    section{margin:12px 0}\
    .tiles{grid-template-columns:1fr;gap:4px}.tile{display:grid;padding:1px 12px;line-height:1.4;\
    grid-template-columns:minmax(0,1fr) auto;column-gap:12px}\
    .tile .figure{font-size:20px;grid-row:span 2;grid-column:2;align-self:center}\
    .tile .of{grid-column:1}\
    .timeline-box summary{grid-template-columns:minmax(0,1fr)}.hint{display:inline}\
    .readout{grid-template-columns:repeat(auto-fill,minmax(134px,1fr));gap:2px 16px}\
    svg .figures{font-size:12px}svg .label{font-size:13px}}
    @media print{nav,.controls,.readout,.copy,.caption .hint{display:none}\
    body{background:#fff;font-size:13px}*{-webkit-print-color-adjust:exact;\
    print-color-adjust:exact}\
    section{border:0;padding:0}figure,tr,.tile,li{break-inside:avoid}\
    .scroll,pre{overflow:visible}pre{white-space:pre-wrap;overflow-wrap:anywhere}\
    table{font-size:10px}th,td{padding:2px 4px}}
    """
}
