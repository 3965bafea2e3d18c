import { phone } from './accessibility';
import { chooseFirstFreeSlot, submitBooking } from './booking-steps';
import { expect, requestsFail, test } from './fixtures';
import { mailsTo, mailWith, sendDueMails, sendWaitingMails } from './inbox';
import { bookingsOf } from './stack';
import { book } from './visitor-bookings';

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

test('PE3 Add tag stays beside its field when an error appears', async ({ openDashboard }) => {
  const { email } = await book(`Uma${crypto.randomUUID().slice(0, 6)}`);
  const page = await openDashboard(`/people/${email}`);
  const add = page.getByRole('button', { name: 'Add tag' });
  const before = await add.boundingBox();
  await add.click();
  await page.getByText('Please enter a tag.').waitFor();
  expect(await add.boundingBox()).toEqual(before);
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
