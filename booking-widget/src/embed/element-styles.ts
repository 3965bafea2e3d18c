/**
 * Styles of the element before the form has loaded its theme. `all: initial` blocks the page's inherited styles, except
 * `direction`. The focus ring has two colors, so that one is visible on any page. The button starts in the default color of
 * the settings and follows the owner's with `ButtonColors`: reading hers earlier would cost every page view a request. While
 * the form loads, `dialog` shows the button, too: the element that was clicked is the partner's.
 */
export const elementStyles =
  ':host(:not([hidden])){display:block}' +
  '.frame{all:initial;display:block;font:16px/1.65 var(--font-body,system-ui);color:var(--color-text,#2c2c2c)}' +
  '.own{all:unset;padding:9px 24px;border:1px solid #032b44;border-radius:6px;background:#032b44;color:#fff;font-weight:600;cursor:pointer}' +
  '[aria-busy]>.own::after{content:"…"}' +
  '.floating>.own,.floating>[role=alert],.dialog>.own,.dialog>[role=alert]{position:fixed;z-index:2147483000;right:20px;bottom:20px;margin-left:20px;box-shadow:0 8px 24px #032b444d}' +
  '.floating>.own{border-radius:24px}' +
  '.floating>[role=alert]{bottom:80px}' +
  '.own:focus-visible{outline:2px solid #fff;box-shadow:0 0 0 4px #032b44}' +
  '.dialog:not([aria-busy])>.own,.inline>.own{display:none}' +
  '.frame>[role=alert]{padding:24px;color:#a8262c;background:#fff}' +
  '@media print{.floating{display:none}}';
