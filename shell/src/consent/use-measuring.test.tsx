import { act, waitFor } from '@testing-library/react';
import { sessionStorageKey } from 'domain/session-storage-key';
import { heading, openApp } from '../app/testing/open-app';
import { measure } from './measuring/measure';

jest.mock('./measuring/measure', () => ({ measure: jest.fn() }));

const measured = () => jest.mocked(measure).mock.calls.flatMap(([{ services }]) => services);

/** jsdom reports a reload as an error, because it has none. */
const reloads = () =>
  jest.mocked(console.error).mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation'));

function openWithConsent(hash: string) {
  const services = ['google_analytics_id'];
  const decision = { consent: { analytics: true, marketing: true }, services, decidedAt: new Date() };
  localStorage.setItem('cookie-consent', JSON.stringify(decision));
  openApp(hash, undefined, [], { google_analytics_id: 'G-AB12CD34EF', meta_title: 'Measured Site' });
}

async function goTo(hash: string, title: string) {
  window.location.hash = hash;
  await heading(title);
}

beforeEach(() => jest.mocked(measure).mockClear());

// If the code that follows an encoded "#" does not load, the visitor stays at such a path.
const encodedHashes = ['#/%23/booking/secret', '#/unsubscribe/%23secret'];
const privateHashes = ['#/booking/secret', '#/newsletter/confirm/secret', '#/book/again/secret', '#/admin', '#/Admin'];

test.each([...privateHashes, ...encodedHashes])('R7 a visit that began at %s is not measured', async (hash) => {
  // Cookies of an earlier visit, so that the consent is applied, to no service.
  document.cookie = '_ga=1';
  openWithConsent(hash);
  act(() => {
    window.location.hash = '#/';
  });
  await waitFor(() => expect(document.title).toMatch('Measured Site'));
  await waitFor(() => expect(measure).toHaveBeenCalled());
  await act(async () => {});
  expect(measured()).toEqual([]);
  document.cookie = '_ga=; max-age=0';
});

test('R7 an owner who is signed in is not measured, and opens the dashboard without a reload', async () => {
  localStorage.setItem(sessionStorageKey, '{}');
  openWithConsent('#/');
  // Once it has this title, the page knows the services.
  await waitFor(() => expect(document.title).toMatch('Measured Site'));
  await goTo('#/admin', 'Dashboard at /admin');
  expect(reloads()).toEqual([]);
  expect(measured()).toEqual([]);
});

test.each(['bookings-faq', 'newsletters', 'administration'])('R7 /%s is measured without a reload', async (path) => {
  openWithConsent(`#/${path}`);
  await waitFor(() => expect(measured()).toEqual(['google_analytics_id']));
  await goTo('#/', 'Landing');
  await goTo(`#/${path}`, 'Page not found');
  expect(reloads()).toEqual([]);
});

test('R7 a private page that follows a measured one is loaded again', async () => {
  openWithConsent('#/');
  await waitFor(() => expect(measured()).toEqual(['google_analytics_id']));
  await goTo('#/admin', 'Dashboard at /admin');
  expect(reloads()).toHaveLength(1);
});

test('R7 an invalid id is reported once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  openApp('#/', undefined, [], { hotjar_id: '../x' });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  await goTo('#/blog', 'All articles');
  expect(warn.mock.calls).toEqual([['hotjar_id is not used: "../x" is not a valid ID.']]);
});
