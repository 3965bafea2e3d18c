/** Style sheets of hostile host pages, by name. */
export const hostileStyles: Record<string, string> = {
  'everything unset': '* { all: unset }',
  'everything unset, with force': '*, *::before, *::after { all: unset !important }',
  'a reset of margins, boxes and lists':
    '* { margin: 0; padding: 0; box-sizing: content-box; list-style: square inside }',
  '62.5 % root size': 'html { font-size: 62.5% }',
  'a root of 40 pixels': 'html { font-size: 40px; line-height: 3 }',
  'a root of one pixel': 'html { font-size: 1px }',
  'shouting buttons and inputs':
    'button, input, label, select { all: revert; font: 900 40px fantasy !important; color: red !important; background: lime !important; display: block !important }',
  'hidden forms': 'form, fieldset, input, section, dialog { display: none !important }',
  'letters that are spaced, capital and tiny':
    'body { letter-spacing: 1em; text-transform: uppercase; font-size: 4px; word-spacing: 2em; text-indent: 4em }',
  'text that cannot be selected or pressed around it':
    'main { user-select: none; cursor: none; pointer-events: auto; visibility: visible }',
  'inherited white on white': 'body { color: white; background: white; text-shadow: 0 0 9px red; text-align: right }',
  'variables with our names':
    ':root { --color-text: red; --color-surface: red; --color-heading: red; --font-body: fantasy; --radius-button: 99px; --actions-position: fixed }',
  'families with our names':
    "@font-face { font-family: Montserrat; src: local('Courier New') } @font-face { font-family: 'Playfair Display'; src: local('Courier New') }",
  'rules for custom elements':
    'coach-booking { display: inline; float: left; overflow: hidden; opacity: 1; width: 100% }',
  'a flexible row': 'main { display: flex; flex-wrap: wrap } coach-booking { flex: 1 1 30rem }',
  'a narrow grid cell': 'main { display: grid; grid-template-columns: 320px 1fr }',
  'a transformed and clipped ancestor': 'main { transform: translateX(10px); will-change: transform; filter: none }',
  'a layer and a scope':
    '@layer reset { * { margin: 0; color: inherit } } @scope (main) { p { color: green } button { display: none } }',
  'print-like columns': 'main { columns: 1; orphans: 4; widows: 4; hyphens: auto }',
  'Tailwind’s preflight':
    '*,::before,::after{box-sizing:border-box;border:0 solid #e5e7eb}button,input,select{font-family:inherit;font-size:100%;margin:0;padding:0;background:transparent}h1,h2,h3,p{margin:0;font-size:inherit;font-weight:inherit}ol,ul{list-style:none;padding:0}dialog{padding:0}',
  'Bootstrap 3':
    '*{box-sizing:border-box}html{font-size:10px}body{font:14px/1.43 Helvetica}label{display:inline-block;max-width:100%;margin-bottom:5px;font-weight:700}input[type=radio]{margin:4px 0 0}.frame{border:9px solid red}.own{display:none}legend{border-bottom:1px solid #e5e5e5;width:100%}fieldset{min-width:0}',
};
