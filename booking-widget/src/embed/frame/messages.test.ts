import { portOf, readFromFrame, readToFrame } from './messages';

const parent = { name: 'the page' };
const origin = 'https://partner.example';
const nonce = '0123456789abcdef0123456789abcdef';
const port = { name: 'port' } as unknown as MessagePort;
const hello = { coachBooking: 1, nonce };

const message = (change: object = {}) =>
  ({ data: hello, origin, source: parent, ports: [port], ...change }) as unknown as MessageEvent;

const foreignOrigins = `
  null * https://partner.example.evil.example https://evil.example http://partner.example https://partner.example:8443
  https://sub.partner.example HTTPS://PARTNER.EXAMPLE https://partner.example/`.split(/\s+/);
const foreignSources = [null, undefined, {}, { ...parent }, 'the page', 0, []];
const noObjects = [null, undefined, 0, 1, '', 'hello', true, [], [hello], JSON.stringify(hello), new Date(0)];
const wrongVersions = [undefined, '1', 2, true].map((coachBooking) => ({ coachBooking, nonce }));
const wrongNonces = [undefined, '', nonce.slice(1), `${nonce}0`, nonce.toUpperCase(), ` ${nonce}`, [nonce], 0, null];
const wrongData: unknown[] = [
  ...noObjects,
  ...wrongVersions,
  ...[...wrongNonces, { toString: () => nonce }].map((wrong) => ({ coachBooking: 1, nonce: wrong })),
  ...[Object.create(hello), Object.assign(Object.create(null), hello), Object.assign(() => {}, hello), {}],
  ...['Cal', 'calendly.event_scheduled', '__iframeReady', 'webpackOk'].map((type) => ({ type, event: type, nonce })),
  new Map(Object.entries(hello)),
];

/** Changes that make a hello a forged one. */
const forgedHellos: object[] = [
  ...foreignOrigins.map((from) => ({ origin: from })),
  ...foreignSources.map((source) => ({ source })),
  ...wrongData.map((data) => ({ data })),
  ...[[], [port, port], [port, port, port]].map((ports) => ({ ports })),
  ...foreignOrigins.flatMap((from) => foreignSources.map((source) => ({ origin: from, source }))),
];

class Close {
  type = 'close';
}
const strange: unknown[] = [
  ...[null, undefined, 0, '', 'show', 'close', true, [], [{ type: 'close' }], new Date(0), () => {}, {}],
  ...[null, 'closed', 'Close', ['close'], 'navigate'].map((type) => ({ type, href: 'javascript:0' })),
  ...[Object.create({ type: 'close' }), new Close()],
];
const wrongHeights = [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '600', null, undefined, [600], new Date(600)];
const wrongNames = [
  '',
  'click',
  'constructor',
  '__proto__',
  'toString',
  'load',
  'error',
  'message',
  null,
  7,
  ['ready'],
];
const wrongEvents = [
  ...wrongNames.map((name) => ({ name, detail: {} })),
  ...[null, undefined, 'detail', 7, []].map((detail) => ({ name: 'ready', detail })),
];
const forgedFromFrame: unknown[] = [
  ...strange,
  ...wrongHeights.map((height) => ({ type: 'height', height })),
  ...wrongEvents.map((event) => ({ type: 'event', ...event })),
  ...[null, 7, 'x'.repeat(6000), ['name']].map((name) => ({ type: 'connected', name })),
];
const wrongViews = [
  ...[null, undefined, 'inline', [], 7, {}, new Date(0), Object.create({ mode: 'inline' })],
  ...['Inline', 'popup', ['inline'], 'constructor'].map((mode) => ({ mode })),
];
const forgedToFrame: unknown[] = [...strange, ...wrongViews.map((view) => ({ type: 'show', view }))];

test('X4 at least two hundred kinds of forged messages are tried', () => {
  expect(forgedHellos.length + forgedFromFrame.length + forgedToFrame.length).toBeGreaterThanOrEqual(200);
});

test('X4 only the page that made the frame and shows its secret gets the port', () => {
  expect(portOf(message(), { parent, origin, nonce })).toBe(port);
});

test('X4 forged hellos are rejected', () => {
  expect(forgedHellos.filter((change) => portOf(message(change), { parent, origin, nonce }) !== undefined)).toEqual([]);
});

test.each(['', 'null', '*', 'partner.example', 'https://', 'javascript://x', 'https://a/b'])(
  'X4 a frame that was made for the origin "%s" ignores all messages',
  (made) => {
    expect(portOf(message({ origin: made }), { parent, origin: made, nonce })).toBeUndefined();
  },
);

test('X4 a frame without a secret ignores all messages', () => {
  for (const weak of ['', '0', '0123456789']) {
    const event = message({ data: { coachBooking: 1, nonce: weak } });
    expect(portOf(event, { parent, origin, nonce: weak })).toBeUndefined();
  }
});

test('X4 the port accepts only known messages, in both directions', () => {
  expect(forgedFromFrame.filter((data) => readFromFrame(data) !== undefined)).toEqual([]);
  expect(forgedToFrame.filter((data) => readToFrame(data) !== undefined)).toEqual([]);
});

test('X4 messages are rebuilt from known fields, so nothing else gets through', () => {
  const view = {
    mode: 'dialog',
    isOpen: 'yes',
    options: { theme: 'dark', service: { id: 'keynote' }, locale: 7, message: 'x'.repeat(6000), onload: 'alert(1)' },
    onClose: 'alert(1)',
    config: { url: 'https://evil.example' },
  };
  expect(readToFrame({ type: 'show', view })).toEqual({
    mode: 'dialog',
    isOpen: false,
    options: { theme: 'dark', onload: 'alert(1)' },
    look: undefined,
  });
  expect(readFromFrame({ type: 'height', height: 612.5, extra: 1 })).toEqual({ type: 'height', height: 612.5 });
});
