import { definitionOf, type SettingKey } from '../../../domain/src/settings/registry.ts';
import { postalAddressOf } from '../../../domain/src/settings/postal-address.ts';
import type { Database } from './database.ts';
import { colorKeys, createMailPalette, type MailPalette } from '../../../domain/src/mail-palette.ts';

/** The coach as emails name them. */
export type Coach = {
  name: string;
  /** Receives replies and alerts. */
  email: string;
  /** With spaces that keep it on one line. */
  phone: string;
  /** Empty if the owner has not entered one. */
  postalAddress: string;
  fromName: string;
  fromEmail: string;
  /** Alerts of new bookings and of new messages. */
  wantsAlerts: boolean;
  wantsMessageAlerts: boolean;
  palette: MailPalette;
};

const keys = [
  'site_title',
  'contact_email',
  'contact_phone',
  'business_address',
  'from_name',
  'from_email',
  'reply_to_email',
  'email_notifications',
  'message_notifications',
  ...colorKeys,
] as const;

/** @param mailFrom the sender address that the mail server accepts, if it differs from the setting */
export async function readCoach(database: Database, mailFrom?: string): Promise<Coach> {
  const stored = await database.settings(keys);
  const setting = (key: SettingKey) => stored.get(key) ?? definitionOf(key).default;
  const own = (key: SettingKey) => String(stored.get(key) ?? '').trim();
  const required = (key: SettingKey) => own(key) || String(definitionOf(key).default);
  const name = required('site_title');
  const email = own('reply_to_email') || required('contact_email');
  return {
    name,
    email,
    phone: String(setting('contact_phone')).trim().replaceAll(' ', '\u00A0'),
    postalAddress: postalAddressOf({ business_address: own('business_address') }),
    fromName: own('from_name') || name,
    fromEmail: mailFrom || own('from_email') || email,
    wantsAlerts: setting('email_notifications') === true,
    wantsMessageAlerts: setting('message_notifications') === true,
    palette: createMailPalette(stored),
  };
}
