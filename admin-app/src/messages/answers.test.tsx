import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aMessage } from 'data-client/testing';
import { answer, openDashboard } from '../testing/open-dashboard';

const salma = aMessage({ name: 'Salma Haddad', email: 'salma@haddad.example', service: '', status: 'read' });
const inbox = [salma];

const open = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ seed: { inbox }, address: `/admin/contacts/${salma.id}`, ...over });
const dialog = () => screen.findByRole('dialog', { name: 'Salma Haddad' });

async function openAnswer() {
  const dashboard = await open();
  await dashboard.owner.click(within(await dialog()).getByRole('button', { name: 'Reply' }));
  return { ...dashboard, text: await screen.findByRole('textbox', { name: /^Email/ }) };
}

test('PE4 a draft answer survives a failure and a crash, and is sent once', async () => {
  const { owner, client, text } = await openAnswer();
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Re: General Inquiry');
  expect(text).toHaveFocus();
  await owner.keyboard('You are welcome.');
  expect(text).toHaveValue('Dear Salma Haddad,\n\nYou are welcome.\n\nWarm regards\nLena Ashford');
  client.fake.fail('personalMails.send');
  await owner.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('The email couldn’t be sent')).toBeVisible();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('You are welcome.'));
  client.fake.heal();
  cleanup();

  const { owner: again } = await open({ client });
  await screen.findByText('Unsaved text restored');
  await again.dblClick(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText(/^Replied on/)).toBeVisible();
  expect(client.backend.personalMails).toMatchObject([{ messageId: salma.id, quotesMessage: true }]);
  expect(client.backend.inbox).toMatchObject([{ status: 'replied' }]);
  expect(JSON.stringify(localStorage)).not.toContain('You are welcome.');
  expect(screen.queryByRole('button', { name: 'Send email' })).not.toBeInTheDocument();
});

test('PE4 an answer that was changed after a lost response is a second email', async () => {
  const { owner, client, text } = await openAnswer();
  const { send } = client.personalMails;
  client.personalMails.send = async (mail) => {
    await send(mail);
    throw new DataError('offline');
  };
  await owner.type(text, ' One');
  const submit = () => owner.click(screen.getByRole('button', { name: 'Send email' }));
  await submit();
  await screen.findByText('The email couldn’t be sent');
  client.personalMails.send = send;
  await owner.type(screen.getByRole('textbox', { name: /^Email/ }), ' Two');
  await submit();
  await waitFor(() => expect(screen.getByText('The email couldn’t be sent')).toBeVisible());
  expect(client.backend.personalMails).toHaveLength(1);
  await submit();
  await waitFor(() => expect(client.backend.personalMails).toHaveLength(2));
});

test.each(['failed', 'doubtful'] as const)('PE4 a %s answer shows why and can be sent again', async (state) => {
  const id = 'answer';
  const mail = { id, messageId: salma.id, quotesMessage: false, subject: 'Re: General Inquiry', body: 'Welcome.' };
  const lost = { state, reason: '550 No such user here', sentAt: undefined };
  const seed = { inbox, personalMails: [{ ...mail, ...lost, createdAt: new Date('2026-11-21T15:30:00Z') }] };
  const { owner, client } = await open({ seed });
  const item = within(await screen.findByRole('region', { name: 'Your reply' }));
  expect(item.getByText(/This mailbox doesn’t exist/)).toBeVisible();
  const retry = jest.spyOn(client.mails, 'retry').mockResolvedValue({ state: 'sent' });
  await owner.click(item.getByRole('button', { name: /^Resend/ }));
  expect(retry).toHaveBeenCalledWith(expect.objectContaining({ id }));
});

test('PE4 answers that fail to load never look like none', async () => {
  await open({ fails: 'personalMails.answersTo' });
  expect(await screen.findByText('Your replies couldn’t be loaded.')).toBeVisible();
});

test('PE4 an answer cannot be changed while it is sent', async () => {
  const { owner, client, text } = await openAnswer();
  await owner.type(text, ' One');
  const release = client.fake.hold('personalMails.send');
  await owner.click(screen.getByRole('button', { name: 'Send email' }));
  await owner.type(text, ' Two');
  expect(text).toHaveDisplayValue(/ One$/);
  release();
  await waitFor(() => expect(client.backend.personalMails).toMatchObject([{ body: expect.stringMatching(/ One$/) }]));
});

test('PE4 an answer to a message that is deleted somewhere else stays to be copied', async () => {
  const { owner, client, text } = await openAnswer();
  await owner.type(text, ' One');
  await client.messages.remove([salma.id]);
  await owner.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('This message was deleted somewhere else')).toBeVisible();
  expect(text).toHaveDisplayValue(/ One$/);
  expect(text).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Send email' })).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Cancel' }));
  await owner.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(text).not.toBeInTheDocument());
});

test('PE4 Escape while an answer is sent discards nothing; a failure is reported and the text restored', async () => {
  const { owner, client, text } = await openAnswer();
  await owner.type(text, ' One');
  const release = client.fake.hold('personalMails.send');
  client.fake.fail('personalMails.send');
  await owner.click(screen.getByRole('button', { name: 'Send email' }));
  await owner.keyboard('{Escape}');
  await answer(owner, 'Leave while your email is being sent?', 'Leave');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Salma Haddad' })).not.toBeInTheDocument());
  release();
  expect(await screen.findByText(/^Your email to Salma Haddad couldn’t be sent\./)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Salma Haddad' }));
  expect(await screen.findByText('Unsaved text restored')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveDisplayValue(/ One$/);
});
