import type { Database } from './database.ts';

/** Whose site this is, as the mails name it. */
export type Coach = {
  name: string;
  /** Readers answer to this address; notices go to it. */
  email: string;
  phone: string;
  fromName: string;
  fromEmail: string;
  wantsNotices: boolean;
};

const keys = [
  'site_title',
  'contact_email',
  'contact_phone',
  'from_name',
  'from_email',
  'reply_to_email',
  'email_notifications',
] as const;

/** @param mailFrom the address the mail server accepts as sender, when it differs from the settings */
export async function readCoach(database: Database, mailFrom?: string): Promise<Coach> {
  const settings = await database.settings(keys);
  const text = (key: (typeof keys)[number]) => settings.get(key)?.trim() ?? '';
  const name = text('site_title') || 'Lena Ashford';
  const email = text('reply_to_email') || text('contact_email') || 'hello@lenaashford.example';
  return {
    name,
    email,
    phone: text('contact_phone'),
    fromName: text('from_name') || name,
    fromEmail: mailFrom || text('from_email') || email,
    wantsNotices: text('email_notifications') !== 'false',
  };
}
