import { expect, test } from './fixtures';
import { readFile } from 'node:fs/promises';
import { accessibilityFindings, phone } from './accessibility';
import { mailsTo, mailWith, subjectsTo } from './inbox';
import { addresses, database, localOwner, visitorClient } from './stack';

const reader = `ada.${crypto.randomUUID().slice(0, 8)}@example.com`;
const subject = `What November taught me ${crypto.randomUUID().slice(0, 6)}`;

const statusOf = async (email: string) => {
  const { data } = await database().from('newsletter_subscribers_la2024').select('status').eq('email', email);
  return (data as { status: string }[] | null)?.[0]?.status;
};

test('N1 N2 N4 N5 N6 PE9 a reader confirms, gets a newsletter and leaves', async ({ openDashboard, openWindow }) => {
  await subscribeAsVisitor(reader);
  const page = await openDashboard('/newsletter');
  const row = page.getByRole('row', { name: new RegExp(reader) });
  await row.waitFor();
  await expect(row).toContainText('Website');
  await expect(row).toContainText('Not confirmed yet');

  const welcome = await mailWith(reader, /^Please confirm your subscription$/);
  const confirmation = await openWindow({ viewport: phone });
  await confirmation.goto(/http\S+newsletter\/confirm\/\S+/.exec(welcome.text)![0]);
  const confirm = confirmation.getByRole('button', { name: 'Confirm my subscription' });
  await confirm.waitFor();
  expect(await accessibilityFindings(confirmation)).toEqual([]);
  await confirm.click();
  await confirmation.getByRole('heading', { name: 'Your subscription is confirmed' }).waitFor();
  await page.reload();
  await row.waitFor();
  await expect(row).not.toContainText('Not confirmed yet');

  await page.getByRole('link', { name: 'Send Newsletter Campaign' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear reader,\n\nthis month was about **listening**.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect(page).toHaveURL(/#\/admin\/newsletter\/campaigns\/[0-9a-f-]{36}$/);

  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await page.getByText(`Test email sent to ${localOwner.email}.`).waitFor();
  const ownTests = async () => (await subjectsTo(localOwner.email)).filter((one) => one.endsWith(subject));
  await expect.poll(ownTests).toEqual([`[Test] ${subject}`]);
  expect(await subjectsTo(reader)).toEqual([welcome.subject]);

  await page.getByRole('button', { name: /^Send to \d+\.\.\.$/ }).click();
  const prompt = page.getByRole('alertdialog');
  await prompt.getByRole('button', { name: /^Send to \d+$/ }).click();
  await page.getByText(/^(\d+) of \1 done$/).waitFor();

  await expect.poll(() => subjectsTo(reader)).toEqual([subject, welcome.subject]);
  const [mail] = await mailsTo(reader);
  expect(mail!.html).toContain('<strong>listening</strong>');
  const [link] = /http\S+unsubscribe\/#\S+/.exec(mail!.text)!;

  const letter = await openWindow({ viewport: phone });
  await letter.goto(link);
  expect(await statusOf(reader)).toBe('active');
  expect(await accessibilityFindings(letter)).toEqual([]);
  await letter.getByRole('button', { name: 'Unsubscribe' }).click();
  await letter.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  expect(await statusOf(reader)).toBe('unsubscribed');

  await page.getByRole('link', { name: 'All campaigns' }).click();
  const report = page.getByRole('row', { name: new RegExp(subject) });
  await report.waitFor();
  await expect(async () => {
    await page.reload();
    await expect(report.getByRole('cell').last()).toContainText('1');
  }).toPass();

  const downloading = page.waitForEvent('download');
  await page.goto(`${addresses.site}/#/admin/newsletter?export=active`);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toBe('\ufeffEmail,Source,Date Subscribed');
  expect(csv).not.toContain(reader);
});

async function subscribeAsVisitor(email: string) {
  await visitorClient().rpc('subscribe', { email }).throwOnError();
  // The site's form asks for the welcome email, too.
  await visitorClient().functions.invoke('contact-mail', { body: {} });
}
