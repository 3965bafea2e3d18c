/**
 * What stands on a partner's page before the booker is loaded, in the house colours: the theme comes with the booker.
 * `all: initial` keeps the page's inherited styles out of everything inside; a direction it does not reset. The focus is a
 * ring of two colours, one of which is seen on whatever page.
 */
export const elementStyles =
  ':host(:not([hidden])){display:block}' +
  '.frame{all:initial;display:block;direction:ltr;font:16px/1.65 var(--font-body,system-ui),sans-serif;color:var(--color-text,#2c2c2c)}' +
  '.own{all:unset;padding:9px 24px;border:1px solid #032b44;border-radius:6px;background:#032b44;color:#fff;font-weight:600;cursor:pointer}' +
  '.own[aria-busy]{opacity:.8}' +
  '.floating .own{position:fixed;z-index:2147483000;right:20px;bottom:20px;border-radius:99px;box-shadow:0 8px 24px #032b444d}' +
  '.own:focus-visible{outline:2px solid #fff;box-shadow:0 0 0 4px #032b44}' +
  '[role=alert]{padding:24px;color:#a8262c;background:#fff}' +
  '@media print{.floating{display:none}}';
