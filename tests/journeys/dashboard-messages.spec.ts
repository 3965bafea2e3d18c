import { expect, test } from './fixtures';
import { requestsInFlight, settle } from './settle';
import { mailsTo, mailWith } from './inbox';
import { rowOf } from './owner-dashboard';
import { database } from './stack';
import { send } from './visitor-bookings';

async function write(name: string): Promise<string> {
  const email = `letter.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  await send('send_contact_message', { name, email, message: 'Would you speak at our gathering?\nIn spring.' });
  return email;
}

async function messageOf(email: string) {
  const { data } = await database().from('contact_messages_la2024').select('*').eq('email', email);
  return (data as { id: string; status: string }[])[0];
}

test('M1 M2 PE4 a message arrives live, is read on opening, answered and deleted', async ({ openDashboard }) => {
  const page = await openDashboard('/contacts');
  await page.clock.install();
  // A request in flight when the clock is advanced would time out.
  const lastAnswer = page.waitForResponse(/site_settings_la2024\?select=key&limit=1$/);
  await page.reload();
  await page.getByRole('heading', { name: 'Contact Messages' }).waitFor();
  await (await lastAnswer).finished();
  await settle(page);
  // While the clock stands still, the dashboard cannot poll just before the clock is advanced.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 25_000);
  await expect.poll(() => requestsInFlight(page)).toBe(0);
  const email = await write('Livia Letter');
  // The dashboard polls every twenty seconds.
  await page.clock.fastForward(20_000);
  await page.clock.resume();
  await rowOf(page, 'Livia Letter').first().waitFor();
  await page.getByRole('link', { name: 'Livia Letter' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Livia Letter' });
  await dialog.getByText('General Inquiry').first().waitFor();
  await expect.poll(() => messageOf(email)).toMatchObject({ status: 'read' });
  const reply = dialog.getByRole('link', { name: 'Reply in your email program' });
  const href = decodeURIComponent((await reply.getAttribute('href')) ?? '');
  expect(href).toContain(`mailto:${email}?subject=Re: General Inquiry`);
  expect(href).toContain('> Would you speak at our gathering?\r\n> In spring.');
  await dialog.getByRole('button', { name: 'Reply' }).click();
  await dialog.getByRole('textbox', { name: /^Email/ }).pressSequentially('Gladly, in spring.');
  await page.reload();
  await dialog.getByText('Unsaved text restored').waitFor();
  await dialog.getByRole('button', { name: 'Send email' }).dblclick();
  await dialog.getByText(/^Replied on/).waitFor();
  await expect.poll(() => messageOf(email)).toMatchObject({ status: 'replied' });
  const { text } = await mailWith(email, /^Re: General Inquiry$/);
  expect(text).toContain('Dear Livia Letter,\n\nGladly, in spring.');
  expect(text).toContain('> Would you speak at our gathering?\n> In spring.');
  expect(await mailsTo(email)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await messageOf(email)).toBeUndefined();
});
