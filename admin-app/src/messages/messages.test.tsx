import { screen, waitFor, within } from '@testing-library/react';
import { aMessage, type createFakeOwnerClient } from 'data-client/testing';
import { address, browserBack, openDashboard, selectAll } from '../testing/open-dashboard';
import { defaultZones } from 'domain/coach-zones';
import { coachTimeIn } from '../dashboard/coach-time';
import { replyLink } from './message-details-view';

const time = coachTimeIn(defaultZones);

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 15, 30));
const daniel = aMessage({ createdAt: day(20), updatedAt: day(20) });
const salma = aMessage({
  name: 'Salma Haddad',
  email: 'salma@haddad.example',
  company: '',
  service: '',
  message: 'Thank you for\nthe article.',
  status: 'read',
  createdAt: day(19),
});
const henrik = aMessage({ name: 'Henrik Sørensen', service: 'retreats', status: 'replied', createdAt: day(18) });
const inbox = [salma, henrik, daniel];

const open = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ seed: { inbox }, address: '/admin/contacts', ...over });
const names = () => screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
const waitForNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const dialog = (name = 'Daniel Reyes') => screen.findByRole('dialog', { name });
const stored = (client: ReturnType<typeof createFakeOwnerClient>, { id }: { id: string }) =>
  client.backend.inbox.find((message) => message.id === id);

test('M1 the list shows all messages with their subject, newest first', async () => {
  await open();
  await waitForNames(['Daniel Reyes', 'Salma Haddad', 'Henrik Sørensen']);
  expect(await row('Daniel Reyes')).toHaveTextContent('Keynote Speaking');
  expect(await row('Salma Haddad')).toHaveTextContent('General Inquiry');
  expect(within(await row('Henrik')).getByText('Replied')).toBeVisible();
  expect(screen.getByText('1–3 of 3 messages')).toBeVisible();
});

test('M1 filter, search and sort are part of the address', async () => {
  const { owner } = await open({ address: '/admin/contacts?status=read' });
  await waitForNames(['Salma Haddad']);
  await owner.click(screen.getByRole('tab', { name: 'All' }));
  await owner.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name, A to Z');
  await waitForNames(['Daniel Reyes', 'Henrik Sørensen', 'Salma Haddad']);
  await owner.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'article');
  await waitForNames(['Salma Haddad']);
  expect(address()).toBe('/admin/contacts?search=article&sort=name');
});

test('M1 bulk actions count and change only the messages to which they apply', async () => {
  const { owner, client } = await open();
  await selectAll(owner);
  expect(screen.getByRole('button', { name: 'Mark as Replied 2 of 3 selected' })).toBeEnabled();
  await owner.click(screen.getByRole('button', { name: 'Mark as Read 1 of 3 selected' }));
  await waitFor(() => expect(stored(client, daniel)?.status).toBe('read'));
  expect(stored(client, henrik)?.status).toBe('replied');
});

test('M1 marking messages as read keeps one replied that was answered in another window', async () => {
  const { owner, client } = await open();
  await selectAll(owner);
  client.backend.inbox = inbox.map((message) => (message === daniel ? { ...message, status: 'replied' } : message));
  await owner.click(screen.getByRole('button', { name: 'Mark as Read 1 of 3 selected' }));
  expect(await screen.findByText('This message was answered somewhere else in the meantime.')).toBeVisible();
  await waitFor(async () => expect(within(await row('Daniel Reyes')).getByText('Replied')).toBeVisible());
  expect(stored(client, daniel)?.status).toBe('replied');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('M1 the question before several messages are deleted lists their senders', async () => {
  const { owner } = await open();
  await selectAll(owner);
  await owner.click(screen.getByRole('button', { name: 'Delete selected' }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    /^Daniel Reyes, Salma Haddad, Henrik Sørensen\. You can undo this/,
  );
});

test('M1 opening an unread message marks it as read silently, and Back closes it', async () => {
  const { owner, client } = await open();
  await owner.click(await screen.findByRole('link', { name: 'Daniel Reyes' }));
  expect(within(await dialog()).getByText(daniel.message)).toBeVisible();
  await waitFor(() => expect(stored(client, daniel)?.status).toBe('read'));
  expect(stored(client, daniel)?.updatedAt.getTime()).toBeGreaterThan(daniel.updatedAt.getTime());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await owner.click(browserBack());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(within(await row('Daniel Reyes')).getByText('Read')).toBeVisible();
});

test('M1 a message set back to unread stays unread while it is open', async () => {
  const { owner, client } = await open({ address: `/admin/contacts/${daniel.id}` });
  await waitFor(() => expect(stored(client, daniel)?.status).toBe('read'));
  const select = within(await dialog()).getByRole('combobox', { name: 'Status' });
  const options = within(select).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Unread', 'Read', 'Replied']);
  await waitFor(() => expect(select).toBeEnabled());
  await owner.selectOptions(select, 'Unread');
  await waitFor(() => expect(stored(client, daniel)?.status).toBe('unread'));
  expect(await screen.findByText('The message from Daniel Reyes is marked as unread.')).toBeVisible();
});

test('M1 a message deleted elsewhere can no longer be changed', async () => {
  const { owner, client } = await open({ address: `/admin/contacts/${salma.id}` });
  const select = await within(await dialog('Salma Haddad')).findByRole('combobox', { name: 'Status' });
  await client.messages.remove([salma.id]);
  await owner.selectOptions(select, 'Unread');
  expect(await screen.findByText('This message was deleted somewhere else')).toBeVisible();
  expect(select).not.toBeInTheDocument();
});

test('M1 opening a read message changes nothing', async () => {
  const { client } = await open({ address: `/admin/contacts/${salma.id}` });
  expect(await dialog('Salma Haddad')).toHaveAccessibleDescription('General Inquiry');
  expect(client.fake.sent('messages.markRead')).toEqual([]);
});

test('M1 opening a message that was answered on another device leaves it replied', async () => {
  const { owner, client } = await open();
  await row('Daniel');
  await client.messages.setStatus(daniel.id, 'replied');
  await owner.click(await screen.findByRole('link', { name: 'Daniel Reyes' }));
  await dialog();
  await waitFor(() => expect(client.fake.sent('messages.markRead')).not.toEqual([]));
  expect(stored(client, daniel)?.status).toBe('replied');
});

test('M1 Mark as Replied is offered until the message is replied, in the list and the dialog', async () => {
  const { owner, client } = await open();
  expect(within(await row('Henrik')).queryByRole('button', { name: /^Mark as Replied/ })).not.toBeInTheDocument();
  await owner.click(within(await row('Salma')).getByRole('button', { name: /^Mark as Replied/ }));
  await waitFor(() => expect(stored(client, salma)?.status).toBe('replied'));
  await owner.click(await screen.findByRole('link', { name: 'Henrik Sørensen' }));
  const answers = within(await dialog('Henrik Sørensen'));
  expect(answers.queryByRole('button', { name: 'Mark as Replied' })).not.toBeInTheDocument();
});

test('M1 Reply opens the mail program with the text quoted and marks the message as replied', async () => {
  const { owner, client } = await open({ address: `/admin/contacts/${salma.id}` });
  const reply = within(await dialog('Salma Haddad')).getByRole('link', { name: 'Reply in your email program' });
  expect(reply).toHaveAttribute('href', replyLink(salma, time));
  reply.addEventListener('click', (event) => event.preventDefault());
  await owner.click(reply);
  await waitFor(() => expect(stored(client, salma)?.status).toBe('replied'));
});

test('M1 the reply is addressed and quoted safely, whatever the visitor wrote', () => {
  const link = new URL(
    replyLink({ ...salma, email: 'a+b@c.example?bcc=all@d.example', message: 'One & two\n?body=3' }, time),
  );
  expect(link.pathname).toBe('a%2Bb@c.example%3Fbcc%3Dall%40d.example');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('subject')).toBe('Re: General Inquiry');
  expect(link.searchParams.get('body')).toBe(
    'Dear Salma Haddad,\r\n\r\n\r\n\r\nOn Nov 19, 2026, 10:30 AM ET, Salma Haddad wrote:\r\n> One & two\r\n> ?body=3',
  );
});

test('M1 a long message is quoted in part, never splitting a character', () => {
  const link = new URL(replyLink({ ...salma, message: `${'x'.repeat(1499)}${'🙂'.repeat(40)}` }, time));
  expect(link.searchParams.get('body')).toMatch(/> x{1499}🙂…$/u);
});

test.each([
  ['', 'No messages have been received yet.'],
  ['?status=unread', 'No unread messages found.'],
  ['?status=read', 'No read messages found.'],
  ['?status=replied', 'No replied messages found.'],
])('M2 an empty list%s reads: %s', async (query, words) => {
  await open({ seed: { inbox: [] }, address: `/admin/contacts${query}` });
  expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
