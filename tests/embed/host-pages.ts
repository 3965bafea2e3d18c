import { hostileStyles } from './host-styles';
import { backend, embedOrigin, inline, scriptTag, type HostPage } from './partner';

/** A hostile host page, and how to use the form on it. */
export type HostilePage = HostPage & {
  name: string;
  /** Selector of an element to click first: `#open`. */
  opener?: string;
  /** Selector of the element, if there are several. */
  widget?: string;
  /** Expression that must be true once the page has settled. */
  settled?: string;
};

const words = '<main><h1>Partner</h1><p id="probe">Some <a href="#x">words</a> before.</p>';

type Parts = { head?: string; body?: string; after?: string; html?: string; doctype?: string; script?: string };

function document_({
  head = '',
  body = inline,
  after = '',
  html = 'lang="en"',
  doctype = '<!doctype html>',
  script,
}: Parts) {
  return `${doctype}<html ${html}><head><meta charset="utf-8"><title>Partner</title>${head}</head><body>${words}${body}<p>After.</p></main>${after}${script ?? scriptTag()}</body></html>`;
}

const built = (name: string, parts: Parts, more: Partial<HostilePage> = {}): HostilePage => ({
  name,
  html: document_(parts),
  ...more,
});

const policyFor = (script: string, more = '') =>
  `default-src 'none'; script-src ${script}; connect-src ${backend}; font-src ${embedOrigin}; base-uri 'none'; form-action 'none'${more}`;
const nonce = 'c29tZS1ub25jZQ';
const nonced = () => scriptTag(`nonce="${nonce}"`);
const withPolicy = (name: string, policy: string, parts: Parts = {}): HostilePage => ({
  name,
  html: document_(parts),
  headers: { 'content-security-policy': policy },
});

/** Creates the pages once the origins are known. */
export function hostilePages(): HostilePage[] {
  return [
    ...Object.entries(hostileStyles).map(([name, css]) => built(name, { head: `<style>${css}</style>` })),
    built('right to left', { html: 'lang="ar" dir="rtl"' }),
    built('quirks mode', { doctype: '' }),
    built('almost standards mode', {
      doctype:
        '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
    }),
    built('vertical writing', {
      body: `<div style="writing-mode:horizontal-tb">${inline}</div>`,
      html: 'lang="ja" style="writing-mode:vertical-rl"',
    }),
    built(
      'two forms',
      {
        body: `<coach-booking id="first" service="keynote"></coach-booking>${inline.replace('service', 'id="second" service')}`,
      },
      { widget: '#second' },
    ),
    built('the tag alone', { body: '', script: scriptTag('data-service="leadership"') }),
    built('a module that a script of the page imports', {
      script: `<script type="module">await import('${embedOrigin}/v1/embed.js')</script>`,
    }),
    built('a static import of the module', {
      script: `<script type="module">import '${embedOrigin}/v1/embed.js'</script>`,
    }),
    built('stack traces that are turned off', { head: '<script>Error.stackTraceLimit = 0</script>' }),
    built('the script twice', { script: scriptTag() + scriptTag().replace('.js', '.js?again') }),
    built('late insertion, as tag managers do', {
      body: '',
      script: '',
      after: `<script>setTimeout(() => { const script = document.createElement('script'); script.type = 'module'; script.src = '${embedOrigin}/v1/embed.js'; document.head.append(script); document.querySelector('main').insertAdjacentHTML('beforeend', '${inline}'); }, 50)</script>`,
    }),
    built(
      'a single-page application that renders again and again',
      {
        body: '<div id="app"></div>',
        after: `<script>let turns = 0; const draw = () => { document.querySelector('#app').innerHTML = '${inline}'; if (++turns < 12) setTimeout(draw, 20); }; draw();</script>`,
      },
      { settled: 'turns === 12' },
    ),
    built('a page that moves the element', {
      after: `<script>setTimeout(() => document.querySelector('main').prepend(document.querySelector('coach-booking')), 80)</script>`,
    }),
    built('inside another shadow root', {
      body: '<div id="outer"></div>',
      after: `<script>document.querySelector('#outer').attachShadow({ mode: 'open' }).innerHTML = '<style>*{color:red;all:unset}</style>${inline}';</script>`,
    }),
    built('inside a form of the page', {
      body: `<form action="/lost" onsubmit="document.title='lost'">${inline}</form>`,
    }),
    built('inside a modal dialog of the page', {
      body: `<dialog>${inline}</dialog>`,
      after: '<script>document.querySelector("dialog").showModal()</script>',
    }),
    built('built-ins that were changed', {
      head: `<script>Array.prototype.evil = () => {}; Array.prototype.flat = undefined; window.React = {}; window.preact = {}; window.process = undefined; document.addEventListener('click', (event) => event.stopPropagation());</script>`,
    }),
    built('keys that the page takes for itself', {
      head: `<script>document.addEventListener('keydown', (event) => { if (/[a-z/?]/.test(event.key)) document.title = 'shortcut ' + event.key; });</script>`,
    }),
    built('elements with our names', {
      body: `<a name="CoachBooking"></a><img name="currentScript" alt=""><div id="frame" class="frame own"></div>${inline}`,
    }),
    built('a base address', { head: '<base href="https://elsewhere.example/app/">' }),
    built(
      'a link that opens the dialog',
      { body: '<a id="open" href="/plain" data-coach-booking="leadership">Book</a>' },
      { opener: '#open', widget: '[mode=dialog]' },
    ),
    built(
      'a popup',
      { body: '<coach-booking mode="popup" service="leadership" label="Talk"></coach-booking>' },
      { opener: 'coach-booking button' },
    ),
    built(
      'floating over a page with high layers',
      {
        body: '<coach-booking mode="floating" service="leadership"></coach-booking><div style="position:fixed;inset:0 0 auto;z-index:2147483000;height:10px"></div>',
      },
      { opener: 'coach-booking button' },
    ),
    withPolicy('a policy by origin, without a line for styles', policyFor(embedOrigin)),
    withPolicy('a policy by nonce', policyFor(`'nonce-${nonce}' 'strict-dynamic'`), { script: nonced() }),
    withPolicy('Trusted Types', policyFor(embedOrigin, "; require-trusted-types-for 'script'; trusted-types 'none'")),
    withPolicy(
      'a policy that forbids styles in so many words',
      policyFor(embedOrigin, "; style-src 'none'; style-src-attr 'none'; img-src 'none'"),
    ),
    {
      ...built('isolation from other origins', {}),
      headers: { 'cross-origin-embedder-policy': 'credentialless', 'cross-origin-opener-policy': 'same-origin' },
    },
    {
      ...built('no permissions at all', {}),
      headers: {
        'permissions-policy': 'camera=(), geolocation=(), clipboard-write=()',
        'referrer-policy': 'no-referrer',
      },
    },
  ];
}
