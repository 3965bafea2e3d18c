import { book, chooseTime } from './booking-steps';
import { inline, plainPage, visitPartner } from './partner';

/** The built-ins that Prototype.js 1.6 replaces or extends, in its own words. */
const prototypeJs = `
const $break = {};
const $A = (list) => {
  if (!list) return [];
  if (list.toArray) return list.toArray();
  let length = list.length || 0;
  const results = new Array(length);
  while (length--) results[length] = list[length];
  return results;
};
Array.from = $A;
Object.keys = (object) => { const keys = []; for (const key in object) keys.push(key); return keys; };
Object.values = (object) => { const values = []; for (const key in object) values.push(object[key]); return values; };
const toJSON = (value) => value?.toJSON?.() ?? JSON.stringify(value);
Object.assign(Array.prototype, {
  _each: Array.prototype.forEach,
  each(iterator, context) {
    let index = 0;
    iterator = iterator.bind(context);
    try { this._each((value) => iterator(value, index++)); } catch (error) { if (error !== $break) throw error; }
    return this;
  },
  every(iterator, context) {
    let result = true;
    this.each((value, index) => { result = result && !!iterator.call(context, value, index); if (!result) throw $break; });
    return result;
  },
  some(iterator, context) {
    let result = false;
    this.each((value, index) => { if ((result = !!iterator.call(context, value, index))) throw $break; });
    return result;
  },
  map(iterator, context) {
    const results = [];
    this.each((value, index) => results.push((iterator || ((one) => one)).call(context, value, index)));
    return results;
  },
  find(iterator, context) {
    let result;
    this.each((value, index) => { if (iterator.call(context, value, index)) { result = value; throw $break; } });
    return result;
  },
  filter(iterator, context) {
    const results = [];
    this.each((value, index) => { if (iterator.call(context, value, index)) results.push(value); });
    return results;
  },
  clone() { return [].concat(this); },
  toArray() { return [].concat(this); },
  entries() { return [].concat(this); },
  first() { return this[0]; },
  last() { return this[this.length - 1]; },
  size() { return this.length; },
  inspect() { return '[' + this.join(', ') + ']'; },
  toJSON() { return '[' + this.map(toJSON).join(', ') + ']'; },
});
Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };
String.prototype.toJSON = function () { return '"' + this + '"'; };
Function.prototype.bind = function (object, ...given) { const method = this; return function (...more) { return method.apply(object, given.concat(more)); }; };
String.prototype.startsWith = function (beginning) { return this.indexOf(beginning) === 0; };
HTMLElement.prototype.remove = function () { return this.parentNode.removeChild(this); };
HTMLElement.prototype.scrollTo = function () { window.scrollTo(0, this.offsetTop); return this; };
`;

const hosts: [name: string, script: string][] = [
  ['Prototype.js 1.6', prototypeJs],
  [
    'an enumerable property of every object',
    'Object.prototype.extend = function (more) { return Object.assign(this, more); };',
  ],
  ['an enumerable text of every object', "Object.prototype.owner = 'page';"],
  [
    'an enumerable property of every array',
    'Array.prototype.contains = function (one) { return this.includes(one); };',
  ],
  [
    'a fetch that sends credentials',
    "const own = window.fetch; window.fetch = (input, init) => own(input, { ...init, credentials: 'include' });",
  ],
];

test.each(hosts)('X4 a booking arrives from a page with %s', async (_, script) => {
  const { page, sent } = await visitPartner(plainPage(inline, `<script>{${script}}</script>`));
  await book(page.locator('coach-booking'));
  expect(sent.find(({ name }) => name === 'book_consultation')?.body).toMatchObject({
    first_name: 'Maren',
    email: 'maren@northwind.example',
    service_type: 'leadership',
    appointment_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    request_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  });
  await page.waitForFunction(() => !document.querySelector('iframe'));
});

/** Reacts to letters and arrows unless they are typed into a field, as sites with keyboard shortcuts do. */
const shortcuts = `
addEventListener('keydown', (event) => {
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  window.pressed = [...(window.pressed ?? []), event.key];
  if (event.key.length > 1 && !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  document.querySelector('#search').focus();
});`;

test('X4 a page’s keyboard shortcuts take no letters and arrows from the form, but still work elsewhere', async () => {
  const { page } = await visitPartner(plainPage(`<input id="search">${inline}`, `<script>${shortcuts}</script>`));
  const form = page.locator('coach-booking');
  await form.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await form.getByRole('radio', { name: /Executive Coaching/, checked: true }).waitFor({ state: 'attached' });
  await chooseTime(form);
  const name = form.getByLabel('First name');
  await name.focus();
  await page.keyboard.type('Jess? s/');
  expect(await name.inputValue()).toBe('Jess? s/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  expect(await page.evaluate('window.pressed')).toEqual(['Escape', 'Control', 'k']);
});
