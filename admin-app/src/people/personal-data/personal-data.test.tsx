import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DataError } from 'data-client';
import { aPerson, aTimelineEntry, recordsOf } from 'data-client/testing';
import { address, openDashboard } from '../../testing/open-dashboard';
import { unclear } from '../../testing/three-bookings';
import { keepSavedFiles } from '../../testing/saved-files';

const savedFiles = keepSavedFiles();

const attack = '<script>alert(1)</script><img src=x onerror="alert(1)">';
const person = aPerson({ name: `Maren ${attack}` });
person.timeline.push(
  aTimelineEntry('message', { name: person.name, service_name: '', message: attack, status: 'read' }),
);

async function openPerson() {
  const seed = { people: [person, aPerson({ name: 'Daniel Reyes' })] };
  const dashboard = await openDashboard({ seed, address: `/admin/people/${person.id}` });
  await screen.findByRole('button', { name: 'Erase person…' });
  return dashboard;
}

/** Fills in the dialog that erases the person without an email. */
async function decideToErase(owner: UserEvent) {
  await owner.click(await screen.findByRole('button', { name: 'Erase person…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await owner.click(await dialog.findByRole('radio', { name: 'Cancel without an email and erase now.' }));
  await owner.type(dialog.getByLabelText(/^Type the name/), 'Erase');
  return { dialog, submit: () => owner.click(dialog.getByRole('button', { name: 'Erase person' })) };
}

test('PE5 a person is erased without an email once the word is typed', async () => {
  const { owner, client } = await openPerson();
  await owner.click(screen.getByRole('button', { name: 'Erase person…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 booking, 1 upcoming')).toBeVisible();
  await owner.click(dialog.getByRole('radio', { name: 'Cancel without an email and erase now.' }));
  const submit = dialog.getByRole('button', { name: 'Erase person' });
  await owner.click(submit);
  expect(dialog.getByText(/^Please type Maren/)).toBeVisible();
  await owner.click(dialog.getByRole('checkbox', { name: /^Keep the bookings/ }));
  await owner.type(dialog.getByLabelText(/^Type the name/), 'Erase');
  client.fake.fail('people.erase');
  await owner.click(submit);
  expect(await dialog.findByText(/^Nothing was erased\./)).toBeVisible();
  client.fake.heal();
  await owner.click(submit);
  await waitFor(() => expect(address()).toBe('/admin/people'));
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('bookings.setStatus');
  expect(client.fake.calls.findLast(({ operation }) => operation === 'people.erase')?.input).toEqual({
    personId: person.id,
    keepsBookings: true,
    cancelsUpcoming: true,
    testimonials: [],
  });
  expect(client.backend.people.map(({ name }) => name)).toEqual(['Daniel Reyes']);
});

test.each(['', ' whose response is lost'])('PE5 an erasure%s removes drafts of emails to the person', async (lost) => {
  const { owner, client } = await openPerson();
  const records = { ...recordsOf(person), messages: [{ id: 'not-shown' }], deleted: [{ id: 'deleted' }] };
  client.people.records = async () => (client.backend.people.includes(person) ? records : null);
  const { erase } = client.people;
  client.people.erase = async (erasure) => {
    await erase(erasure);
    if (lost) throw new DataError('offline');
  };
  const keys = [...person.addresses.map(({ email }) => email), 'not-shown', 'deleted', 'another'].map(
    (to) => `coach-site-journal:mail:${to}`,
  );
  for (const key of keys) localStorage.setItem(key, '{}');
  const { submit } = await decideToErase(owner);
  await submit();
  await waitFor(() => expect(address()).toBe('/admin/people'));
  expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual(['coach-site-journal:mail:another']);
});

test('PE5 a failed erasure is in doubt only if the records cannot be read either', async () => {
  const { owner, client } = await openPerson();
  const { dialog, submit } = await decideToErase(owner);
  client.fake.fail('people.erase');
  await submit();
  const reason = new DataError('offline').message;
  expect(await dialog.findByText(`Nothing was erased. ${reason}`)).toBeVisible();
  client.fake.fail('people.records');
  await submit();
  expect(await dialog.findByText(unclear)).toBeVisible();
});

test('PE5 an erasure on a slow network leaves open the page that the owner has opened since', async () => {
  const { owner, client } = await openPerson();
  await owner.click(screen.getByRole('link', { name: 'All people' }));
  await owner.click(await screen.findByRole('link', { name: person.name }));
  const { submit } = await decideToErase(owner);
  const release = client.fake.hold('people.erase');
  await submit();
  await owner.keyboard('{Escape}');
  await owner.click(screen.getByRole('link', { name: 'History' }));
  release();
  await owner.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(address()).toBe('/admin/history');
});

test('PE5 the owner decides about each testimonial with the name, including deleted ones', async () => {
  const { owner, client } = await openPerson();
  const testimonials = [
    { id: 'a', content: 'I had decisions again.' },
    { id: 'b', content: 'Good.', is_deleted: true },
  ];
  client.people.records = async () => ({ ...recordsOf(person), testimonials });
  const { dialog, submit } = await decideToErase(owner);
  expect(dialog.getByRole('checkbox', { name: /^Also delete the testimonial/ })).not.toBeChecked();
  await owner.click(dialog.getByRole('checkbox', { name: /^Also remove the deleted testimonial/ }));
  await submit();
  await waitFor(() => expect(address()).toBe('/admin/people'));
  expect(client.fake.calls.findLast(({ operation }) => operation === 'people.erase')?.input).toMatchObject({
    testimonials: [testimonials[1]],
  });
});

test('PE5 an export shows everything but identifiers as text and runs no scripts', async () => {
  const { owner, client } = await openPerson();
  const change = { id: 'change', after: { text: 'Prefers calls', person_id: person.id } };
  const stored = await client.people.records(person.id);
  client.people.records = async () => ({ ...stored!, history: [change] });
  await owner.click(screen.getByRole('button', { name: 'Export as a page' }));
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
  await owner.click(screen.getByRole('button', { name: 'Export as JSON' }));
  await waitFor(async () => expect(await savedFiles()).toHaveLength(2));
  const [page, json] = await savedFiles();
  const shown = new DOMParser().parseFromString(page!.text, 'text/html');
  expect(shown.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
  const policy = shown.querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toContain("default-src 'none'");
  expect(shown.querySelector('meta[name="viewport"]')?.getAttribute('content')).toBe('width=device-width');
  expect(shown.querySelector('h1')?.textContent).toBe(person.name);
  expect([...shown.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Messages');
  expect([...shown.querySelectorAll('dd')].map(({ textContent }) => textContent)).toContain(attack);
  expect(shown.body.textContent).toContain('Prefers calls');
  expect(shown.body.textContent).not.toContain(person.id);
  expect(JSON.parse(json!.text)).toMatchObject({ messages: [{ message: attack }] });
});
