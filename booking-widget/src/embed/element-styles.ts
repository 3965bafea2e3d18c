/**
 * What stands on a partner's page before the booker is loaded, in the house colours: the theme comes with the booker.
 * `all: initial` keeps the page's inherited styles out of everything inside.
 */
export const elementStyles = `
:host{display:block}
:host([hidden]){display:none!important}
.frame{all:initial;display:block;font:400 1rem var(--font-body,system-ui,sans-serif);line-height:var(--line-height-body,1.65);color:var(--color-text,#2c2c2c);text-align:start}
.place{display:grid;place-items:center;min-height:640px;padding:24px;box-sizing:border-box;text-align:center}
button{all:unset;box-sizing:border-box;display:inline-block;min-height:44px;padding:10px 24px;border-radius:6px;background:#032b44;color:#fff;font-weight:600;text-align:center;cursor:pointer}
button:focus-visible{outline:2px solid #1f5b87;outline-offset:3px}
button[aria-busy]{cursor:progress;opacity:.8}
.floating{position:fixed;z-index:2147483000;inset-block-end:20px;inset-inline-end:20px;border-radius:999px;box-shadow:0 8px 24px rgb(2 31 49/.3)}
.failed{margin:8px 0 0;font-size:14px;color:#a8262c}
@media print{.floating{display:none}}
@media (forced-colors:active){button{border:1px solid}}
`;
