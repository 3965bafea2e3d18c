import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { localKeys, publishableKey } from '../../local-stack/backend/local-keys.mjs';
import { startEdgeFunction } from '../../local-stack/functions/edge-function.mjs';
import { accessibilityFindings, desktop, expectSoon, phone } from './browser';
import { openDesk } from './owner-desk';
import { addresses, dataFolder } from './stack';
import { book } from './visitor-bookings';

/** The mail function as it is deployed, with a mail server that knows none of the readers. */
async function deliverToRefusingServer(bookingId: string): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_reader, _session, done) =>
      done(Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailFunction = await startEdgeFunction('booking-mail', {
    cacheFolder: path.join(dataFolder, 'deno'),
    secrets: {
      SUPABASE_URL: addresses.api,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys(dataFolder).secretKey }),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String((server.server.address() as AddressInfo).port),
      SMTP_SECURE: 'false',
    },
  });
  try {
    const answer = await fetch(`${mailFunction.address()}/booking-mail`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ bookingId }),
    });
    // Given up, so no page promises a mail.
    expect(await answer.json()).toEqual({ state: 'not-configured' });
  } finally {
    mailFunction.stop();
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

const subjectsTo = async (address: string) => {
  const answer = await fetch(`${addresses.mail}/api/messages?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
};

test('decision 11 a mail that its server refused is seen by the owner, and sent again it arrives', async () => {
  const { id: bookingId, email } = await book('Lost');
  await deliverToRefusingServer(bookingId);
  expect(await subjectsTo(email)).toEqual([]);

  const { page, complaints } = await openDesk('/overview');
  await page.getByText(/\d+ mails could not be sent/).waitFor();
  await page.getByRole('link', { name: 'See why, and send again' }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByText('There is no such mailbox.').waitFor();
  for (const viewport of [desktop, phone, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
  await page.setViewportSize(desktop);
  await row.getByRole('button', { name: /^Send again/ }).click();
  await page.getByText(/“Confirmation with invite” for Lost Journey is sent\./).waitFor();
  await row.waitFor({ state: 'detached' });
  await expectSoon(
    () => subjectsTo(email),
    (subjects) => subjects.length === 1,
  );

  await page.goto(`${addresses.site}/#/admin/bookings/${bookingId}`);
  const mails = page.getByRole('dialog').getByRole('region', { name: 'Mails' });
  const confirmation = mails.getByRole('listitem').filter({ hasText: 'Confirmation with invite' });
  await confirmation.getByText('Sent', { exact: true }).waitFor();
  const notice = mails.getByRole('listitem').filter({ hasText: 'Notice of the booking to you' });
  await notice.getByRole('button', { name: /^Send again/ }).click();
  await notice.getByText('Sent', { exact: true }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
