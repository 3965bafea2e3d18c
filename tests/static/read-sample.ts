import path from 'node:path';
import { parseSetting } from 'domain/settings/parse-setting';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import type * as SiteContent from '../../local-stack/backend/site-content';
import { projectRoot } from '../../config/files.mjs';
import { readCoach } from '../../supabase/functions/_shared/coach';
import type { Mail } from '../../supabase/functions/_shared/mail';
import { deliver as deliverToBookings } from '../../supabase/functions/booking-mail/deliver';
import { createOutbox as createBookingOutbox } from '../../supabase/functions/booking-mail/outbox';
import { deliver as deliverToContacts } from '../../supabase/functions/contact-mail/deliver';
import { createOutbox as createContactOutbox } from '../../supabase/functions/contact-mail/outbox';
import { directly, importInNode, inScratchDatabase, type Driver } from '../scratch-steps';
import type { Rows } from './published-site';

const supabaseFolder = path.join(projectRoot, 'supabase');
const tables = ['site_settings_la2024', 'services_la2024', 'blog_posts_la2024', 'testimonials_la2024'];

/**
 * Returns what visitors read of a sample coach, the emails after a booking, a message and a subscription, and why another
 * sample is not loaded.
 */
export async function readSample(sample: string, other: string) {
  const { fillSite } = await importInNode<typeof SiteContent>('local-stack/backend/site-content.ts');
  return inScratchDatabase(async (connection, one) => {
    const { driver } = connection;
    await fillSite(connection, supabaseFolder, sample);
    // As after a restart, with the option and without.
    await fillSite(connection, supabaseFolder, sample);
    await fillSite(connection, supabaseFolder);
    const refusal = await fillSite(connection, supabaseFolder, other).catch(({ message }: Error) => message);
    const rowsOf = (table: string) => one(`select jsonb_agg(to_jsonb(stored)) from public.${table} as stored`);
    const rows: Rows = Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)])));
    await driver.unsafe(`
      select public.book_consultation(request_id => gen_random_uuid(), service_type => service.id, appointment_time => '10:00 AM',
        appointment_date => private.coach_today() + 8 - extract(isodow from private.coach_today())::integer,
        first_name => 'Ada', last_name => 'Quill', email => 'ada@visitor.example'),
        public.send_contact_message(name => 'Ada', email => 'ada@visitor.example', service => service.id, message => 'Hello'),
        public.subscribe('ada@visitor.example')
      from public.services_la2024 as service order by position limit 1`);
    return { refusal, rows, mails: await sentMails(driver) };
  });
}

async function sentMails(driver: Driver) {
  const sent: Mail[] = [];
  const database = {
    ...directly(driver),
    async settings(keys: readonly SettingKey[]) {
      const rows = await driver`select key, value from public.site_settings_la2024`;
      const wanted = rows.filter(({ key }) => keys.includes(key));
      return new Map(wanted.map(({ key, value }) => [key, parseSetting(definitionOf(key), value)!]));
    },
  };
  const delivery = {
    readCoach: () => readCoach(database),
    send: async (mail: Mail) => {
      sent.push(mail);
      return { state: 'sent' } as const;
    },
    siteUrl: 'https://coach.example',
  };
  await deliverToBookings({ ...delivery, outbox: createBookingOutbox(database) });
  await deliverToContacts({ ...delivery, outbox: createContactOutbox(database) });
  return sent;
}
