// Prints as JSON what a "Book again" link shows as time passes, by making it older in a scratch database.
import { printSeen } from '../scratch-steps.ts';

await printSeen(async ({ driver }, one) => {
  await driver.unsafe(`select public.send_contact_message('Ada Maria Quill', 'Ada@Example.com', message => 'Hello')`);
  await driver.unsafe(`insert into public.booking_invitations (token_hash, email, service_type, expires_at)
    values (sha256('token'), 'ada@example.com', 'executive', now() + interval '1 minute')`);
  const open = () => one<{ message?: string }>(`select public.open_booking_invitation('token')`);
  const seen: Record<string, unknown> = { 'before it expires': await open() };
  await driver.unsafe(`update public.booking_invitations set expires_at = now()`);
  seen['once it has expired'] = (await open()).message;
  return seen;
});
