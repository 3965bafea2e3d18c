import { accessibilityFindings, phone } from './accessibility';
import { chooseFirstFreeSlot, submitBooking } from './booking-steps';
import { expect, requestsFail, test } from './fixtures';
import { mailsTo, mailWith, sendDueMails, sendWaitingMails } from './inbox';
import { rowOf } from './owner-dashboard';
import { bookingsOf } from './stack';
import { book, send } from './visitor-bookings';

test('PE1 PE2 PE3 the owner finds a client, tags, notes, joins and separates', async ({ openDashboard }) => {
  const firstName = `Petra${crypto.randomUUID().slice(0, 6)}`;
  const { email } = await book(firstName);
  const page = await openDashboard('/people');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(email);
  await rowOf(page, email).getByRole('link').click();
  const heading = page.getByRole('heading', { level: 2, name: new RegExp(firstName) });
  const name = (await heading.textContent()) ?? '';

  // The same name and mailbox at another domain: a suggestion, never a join.
  const other = email.replace('@visitor.', '@home.');
  await send('send_contact_message', { name, email: other, message: 'I forgot to ask something.' });
  await page.reload();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText(/^Booked /).waitFor();

  await page.getByRole('combobox', { name: 'New tag' }).fill(firstName);
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('button', { name: `Remove the tag ${firstName}` }).waitFor();
  await timeline.getByLabel('New note').fill('Prefers mornings.');
  await timeline.getByRole('button', { name: 'Save note' }).click();
  await timeline.getByRole('button', { name: 'Edit note' }).waitFor();

  await page.getByRole('button', { name: `Join… ${other}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click();
  await timeline.getByText('I forgot to ask something.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'All people' }).click();
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(firstName);
  await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible();
  await rowOf(page, 'and 1 more').getByRole('link').click();
  await page.getByRole('button', { name: `Separate ${other}` }).click();
  await expect(timeline.getByText('I forgot to ask something.')).toBeHidden();
  await timeline.getByText('Prefers mornings.').waitFor();
});

test('PE5 the owner cancels and erases a client, whose email arrives before', async ({ openDashboard }) => {
  const firstName = `Ida${crypto.randomUUID().slice(0, 6)}`;
  const { id, email } = await book(firstName);
  await sendDueMails(id);
  await mailWith(email, /^Your request for/);
  const page = await openDashboard(`/people/${email}`);
  await page.getByRole('button', { name: 'Erase person…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason for the client').fill('I am closing my practice.');
  await dialog.getByLabel(/^Type the name/).fill('erase');
  await dialog.getByRole('button', { name: 'Send email and erase' }).click();
  await dialog.getByText(/^Waiting until the email is sent/).waitFor();
  expect(await bookingsOf(email)).toMatchObject([{ status: 'cancelled' }]);

  const canceled = async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Canceled:'));
  expect(await canceled()).toEqual([]);
  await sendWaitingMails(id);
  await expect.poll(canceled).toMatchObject([{ text: expect.stringContaining('I am closing my practice.') }]);
  await page.getByText('The person was erased.').waitFor();
  expect(await bookingsOf(email)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search people' }).fill(email);
  await page.getByText('No people found').waitFor();
});

test('PE7 a client books with a link; a revoked link says so', requestsFail, async ({ openDashboard, openWindow }) => {
  const firstName = `Again${crypto.randomUUID().slice(0, 6)}`;
  const { email } = await book(firstName);
  const page = await openDashboard(`/people/${email}`);
  await page.getByRole('button', { name: '“Book again” link…' }).click();
  const links = page.getByRole('dialog');
  await links.getByLabel('Service').selectOption('Executive Coaching');
  await links.getByRole('button', { name: 'Create link' }).click();
  const address = (await links.getByText('/#/book/again/').textContent()) ?? '';

  const visitor = await openWindow({ viewport: phone });
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(request.url()));
  const token = address.split('/').at(-1) ?? '';
  await visitor.goto(address);
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.getByText(`Welcome back, ${firstName}!`)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Executive Coaching/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstFreeSlot(dialog, 4);
  await expect(dialog.getByLabel('First name')).toHaveValue(firstName);
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await submitBooking(dialog);
  await dialog.getByText(`Thank you, ${firstName}.`, { exact: false }).waitFor();
  expect(await bookingsOf(email)).toHaveLength(2);
  expect(requests.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
  await expect(visitor).not.toHaveURL(new RegExp(token));

  await links.getByRole('button', { name: /^Revoke the link/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await links.getByText('None yet.').waitFor();
  await visitor.goto('about:blank');
  await visitor.goto(address);
  await expect(dialog.getByText('This link no longer works. You can still book as usual.')).toBeVisible();
  await dialog.getByRole('radio', { name: /Executive Coaching/ }).check();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
});
