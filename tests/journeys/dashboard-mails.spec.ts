import { listenOnFreePort } from '../listen-on-free-port';
import { expect, test } from './fixtures';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { localKeys, publishableKey } from '../../local-stack/backend/local-keys';
import { startEdgeFunction } from '../../local-stack/functions/edge-function';
import { desktop, expectNoBarriers, phone, smallest } from './accessibility';
import { subjectsTo } from './inbox';
import { addresses, dataFolder } from './stack';
import { book } from './visitor-bookings';

/** Runs the deployed mail function against a mail server that rejects every recipient. */
async function deliverToRefusingServer(bookingId: string): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_reader, _session, done) =>
      done(Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 })),
  });
  const mailFunction = await startEdgeFunction('booking-mail', {
    cacheFolder: path.join(dataFolder, 'deno'),
    secrets: {
      SUPABASE_URL: addresses.api,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys(dataFolder).secretKey }),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(await listenOnFreePort(server.server)),
      SMTP_SECURE: 'false',
    },
  });
  try {
    const answer = await fetch(`${mailFunction.address()}/booking-mail`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ bookingId }),
    });
    // No page announces an email that was given up.
    expect(await answer.json()).toEqual({ state: 'not-configured' });
  } finally {
    mailFunction.stop();
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

test('decision 11 the owner sees an email the mail server rejected, and resends it', async ({ openDashboard }) => {
  const { id: bookingId, email } = await book('Lost');
  await deliverToRefusingServer(bookingId);
  expect(await subjectsTo(email)).toEqual([]);

  const page = await openDashboard('/overview');
  await page.getByText(/\d+ emails weren’t delivered/).waitFor();
  await page.getByRole('link', { name: 'Review and resend' }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByText('This mailbox doesn’t exist.').waitFor();
  await expectNoBarriers(page, 'an email that was not delivered', [desktop, smallest]);
  await page.setViewportSize(phone);
  const [to, address] = [row.getByText(/^To\s/), row.getByTitle(email)];
  expect((await address.boundingBox())!.y).toBeCloseTo((await to.boundingBox())!.y, 0);
  await page.setViewportSize(desktop);
  await row.getByRole('button', { name: /^Resend/ }).click();
  await page.getByText(/“Confirmation with invite” for Lost Journey is sent\./).waitFor();
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => subjectsTo(email)).toHaveLength(1);

  await page.goto(`${addresses.site}/#/admin/bookings/${bookingId}`);
  const mails = page.getByRole('dialog').getByRole('region', { name: 'Emails' });
  const confirmation = mails.getByRole('listitem').filter({ hasText: 'Confirmation with invite' });
  await confirmation.getByText('Sent', { exact: true }).waitFor();
  const notice = mails.getByRole('listitem').filter({ hasText: 'Your new-booking alert' });
  await notice.getByRole('button', { name: /^Resend/ }).click();
  await notice.getByText('Sent', { exact: true }).waitFor();
});
