import { act, within } from '@testing-library/react';

import { aService } from 'data-client/testing';

import { mountForm } from './form';

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
  return { shadow, container, form: mountForm(container, { url: 'http://backend.test', key: 'key' }) };
}

test('X4 the inline form and its styles stay inside the shadow root', () => {
  localStorage.setItem('last-known:services', JSON.stringify([aService({ id: 'keynote', name: 'Keynote Speaking' })]));
  const styles = document.head.querySelectorAll('style').length;
  const { shadow, container, form } = mountInShadow();
  act(() => form.show({ mode: 'inline', options: { service: 'keynote' } }));
  expect(within(container).getByRole('region', { name: 'Book a consultation' })).toBeInTheDocument();
  expect(within(container).getByRole('radio', { name: /Keynote Speaking/ })).toBeChecked();
  expect(shadow.querySelectorAll('style').length).toBeGreaterThan(0);
  expect(document.head.querySelectorAll('style')).toHaveLength(styles);
  act(() => form.unmount());
  expect(container).toBeEmptyDOMElement();
});

test('X4 a partner’s visitor who finds nothing to book can write to the coach once the address is known', async () => {
  localStorage.setItem('last-known:services', JSON.stringify([aService({ isBookable: false })]));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  globalThis.fetch = async (input) => {
    const isOfSettings = String(input instanceof Request ? input.url : input).includes('site_settings');
    await (isOfSettings ? answered : new Promise(() => {}));
    return Response.json([{ key: 'contact_email', value: '"mara@coach.example"' }]);
  };
  const { container, form } = mountInShadow();
  const onClose = jest.fn();
  act(() => form.show({ mode: 'dialog', isOpen: true, onClose }));
  expect(within(container).getByText(/send me a message/)).toBeInTheDocument();
  expect(within(container).queryByRole('link', { name: 'send me a message' })).not.toBeInTheDocument();
  answer();
  const link = await within(container).findByRole('link', { name: 'send me a message' });
  expect(link).toHaveAttribute('href', 'mailto:mara@coach.example');
  link.click();
  expect(link).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  act(() => form.unmount());
});

test('X4 the dialog opens inside the shadow root', () => {
  const { container, form } = mountInShadow();
  act(() => form.show({ mode: 'dialog', isOpen: true, onClose: () => {} }));
  expect(within(container).getByRole('dialog', { name: 'Book a consultation' })).toBeInTheDocument();
  act(() => form.show({ mode: 'dialog', isOpen: false, onClose: () => {} }));
  expect(within(container).queryByRole('dialog')).not.toBeInTheDocument();
  act(() => form.unmount());
});

test('X4 a partner’s own fonts of the same name stay unchanged', () => {
  const { form } = mountInShadow();
  const families = [...fontRules.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  expect(families.length).toBeGreaterThan(0);
  expect(families.filter((family) => !family?.startsWith('Coach '))).toEqual([]);
  act(() => form.unmount());
});
