import path from 'node:path';
import type { Row } from 'postgres';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.ts';
import { fillSite } from '../../local-stack/backend/site-content.ts';
import { projectRoot } from '../../config/files.mjs';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { parseSetting } from 'domain/settings/parse-setting';

const functions = new URL('../../supabase/functions/', import.meta.url);
const [{ readCoach }, bookingMail, bookingOutbox, contactMail, contactOutbox] = await Promise.all(
  ['_shared/coach', 'booking-mail/deliver', 'booking-mail/outbox', 'contact-mail/deliver', 'contact-mail/outbox'].map(
    (file) => import(new URL(`${file}.ts`, functions).href),
  ),
);

type Mail = { invite?: { content: string } };

const supabaseFolder = path.join(projectRoot, 'supabase');
const tables = ['site_settings_la2024', 'services_la2024', 'blog_posts_la2024', 'testimonials_la2024'];

/**
 * Returns what visitors read of a sample coach, the emails after a booking, a message and a subscription, and why another
 * sample is not loaded.
 */
export function readSample(sample: string, other: string) {
  return withScratchDatabase(async (connection) => {
    const { driver } = connection;
    const json = async (query: string, values?: unknown[]): Promise<Row[]> =>
      (await driver.unsafe(`select to_jsonb(one) as row from (${query}) as one`, values)).map(({ row }) => row);
    await fillSite(connection, supabaseFolder, sample);
    // As after a restart, with the option and without.
    await fillSite(connection, supabaseFolder, sample);
    await fillSite(connection, supabaseFolder);
    const refusal = await fillSite(connection, supabaseFolder, other).catch(({ message }: Error) => message);
    const rows = Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await json(`select * from public.${table}`)])),
    );
    await driver.unsafe(`
      select public.book_consultation(request_id => gen_random_uuid(), service_type => service.id, appointment_time => '10:00 AM',
        appointment_date => private.coach_today() + 8 - extract(isodow from private.coach_today())::integer,
        first_name => 'Ada', last_name => 'Quill', email => 'ada@visitor.example'),
        public.send_contact_message(name => 'Ada', email => 'ada@visitor.example', service => service.id, message => 'Hello'),
        public.subscribe('ada@visitor.example')
      from public.services_la2024 as service order by position limit 1`);
    return { refusal, rows, mails: await sentMails(json) };
  });
}

async function sentMails(json: (query: string, values?: unknown[]) => Promise<Row[]>) {
  const sent: Mail[] = [];
  const database = {
    call: async (name: string, args: Record<string, unknown>) => {
      const named = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
      const rows = await json(`select * from public.${name}(${named.join()})`, Object.values(args));
      return name.startsWith('claim_') ? rows : rows[0]?.[name];
    },
    settings: async (keys: SettingKey[]) =>
      new Map(
        (await json(`select key, value from public.site_settings_la2024`))
          .filter(({ key }) => keys.includes(key))
          .map(({ key, value }) => [key, parseSetting(definitionOf(key), value)]),
      ),
  };
  const delivery = {
    readCoach: () => readCoach(database),
    send: async (mail: Mail) => {
      sent.push(mail);
      return { state: 'sent' };
    },
    siteUrl: 'https://coach.example',
  };
  await bookingMail.deliver({ ...delivery, outbox: bookingOutbox.createOutbox(database) });
  await contactMail.deliver({ ...delivery, outbox: contactOutbox.createOutbox(database) });
  return sent;
}
