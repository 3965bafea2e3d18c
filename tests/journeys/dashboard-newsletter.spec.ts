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

test('N3 PE9 an import lists rejected lines, adds no duplicates and is in the history', async ({ openDashboard }) => {
  const [imported, left] = ['import', 'left'].map((name) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await subscribeAsVisitor(left!);
  const text = `E-mail;Name;Date\n${imported};"K\u00f6nig; Ada";13/2/2025\n${left};Tom;\nnobody;=1+1;\n`;
  const file = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
  const page = await openDashboard(`/newsletter?search=${left}`, { viewport: phone });
  await page.getByRole('button', { name: `Unsubscribe ${left}` }).click();
  await page.getByText(`${left} is unsubscribed.`).waitFor();
  const importFile = async () => {
    await page.getByRole('link', { name: 'Import Subscribers' }).click();
    await page.getByLabel('CSV file').setInputFiles(file);
  };

  await importFile();
  await page.getByText('1 new, 0 already here, 1 unsubscribed earlier, 1 invalid or repeated').waitFor();
  await expect(page.getByRole('row', { name: new RegExp(imported!) })).toContainText('König; Ada');
  await expect(page.getByRole('row', { name: new RegExp(imported!) })).toContainText('Feb 13, 2025');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /^These people agreed/ }).check();
  await page.getByRole('button', { name: 'Import 1 subscriber' }).click();
  await page.getByText('The import is complete: 1 added, 0 already here, 2 rejected.').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download 2 rejected lines/ }).click();
  const refused = await readFile(await (await downloading).path(), 'utf8');
  expect(refused.split('\r\n')).toEqual([
    '\ufeffLine,Reason,E-mail,Name,Date',
    `3,Unsubscribed earlier,${left},Tom,`,
    `4,Not an email address,nobody,"'=1+1",`,
    '',
  ]);
  expect(await statusOf(left!)).toBe('unsubscribed');

  await page.getByRole('link', { name: 'Back to the newsletter' }).click();
  await expect(page.getByRole('row', { name: new RegExp(imported!) })).toContainText('Consent confirmed by you');
  await importFile();
  await page.getByText('0 new, 1 already here, 1 unsubscribed earlier, 1 invalid or repeated').waitFor();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);

  await page.goto(`${addresses.site}/#/admin/history`);
  const entry = page.getByRole('row', { name: /Subscriber/ }).filter({ hasText: 'Unsubscribed' });
  await entry.first().waitFor();
});

async function subscribeAsVisitor(email: string) {
  await visitorClient().rpc('subscribe', { email }).throwOnError();
  // The site's form asks for the welcome email, too.
  await visitorClient().functions.invoke('contact-mail', { body: {} });
}
