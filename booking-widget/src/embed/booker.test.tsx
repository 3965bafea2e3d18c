import { act, within } from '@testing-library/react';

import { aService } from 'data-client/testing';

import { mountBooker } from './booker';

let fontRules = '';

beforeAll(() => {
  CSSStyleSheet.prototype.replaceSync = (rules) => {
    fontRules = rules;
  };
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(() => document.body.replaceChildren());

function mountInShadow() {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const container = shadow.appendChild(document.createElement('div'));
  return { shadow, container, booker: mountBooker(container, { url: 'http://backend.test', key: 'key' }) };
}

test('X4 the inline booker and its styles stay inside the shadow root', () => {
  localStorage.setItem('last-known:services', JSON.stringify([aService({ id: 'keynote', name: 'Keynote Speaking' })]));
  const styles = document.head.querySelectorAll('style').length;
  const { shadow, container, booker } = mountInShadow();
  act(() => booker.show({ mode: 'inline', service: 'keynote' }));
  expect(within(container).getByRole('region', { name: 'Book a consultation' })).toBeInTheDocument();
  expect(within(container).getByRole('radio', { name: /Keynote Speaking/ })).toBeChecked();
  expect(shadow.querySelectorAll('style').length).toBeGreaterThan(0);
  expect(document.head.querySelectorAll('style')).toHaveLength(styles);
  act(() => booker.unmount());
  expect(container).toBeEmptyDOMElement();
});

test('X4 the dialog opens inside the shadow root', () => {
  const { container, booker } = mountInShadow();
  act(() => booker.show({ mode: 'dialog', isOpen: true, onClose: () => {} }));
  expect(within(container).getByRole('dialog', { name: 'Book a consultation' })).toBeInTheDocument();
  act(() => booker.show({ mode: 'dialog', isOpen: false, onClose: () => {} }));
  expect(within(container).queryByRole('dialog')).not.toBeInTheDocument();
  act(() => booker.unmount());
});

test('X4 a partner’s own fonts of the same name stay unchanged', () => {
  const { booker } = mountInShadow();
  const families = [...fontRules.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  expect(families.length).toBeGreaterThan(0);
  expect(families.filter((family) => !family?.startsWith('Coach '))).toEqual([]);
  act(() => booker.unmount());
});
