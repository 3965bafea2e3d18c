import { builtIn } from '../built-in.ts';
import { email, flag, multiline, number, secret, settingGroup, text, url } from '../definition.ts';

export const mail = settingGroup('email', 'private', {
  // The functions get the mail server as secrets when the site is installed.
  smtp_host: text('Mail server', { effect: 'host' }),
  smtp_port: number('Port of the mail server', { default: 587, min: 1, max: 65535, effect: 'host' }),
  smtp_username: text('Username for the mail server', { effect: 'host' }),
  smtp_password: secret('Password for the mail server', { effect: 'host' }),
  smtp_secure: flag('Encrypted connection to the mail server', { effect: 'host' }),
  from_email: email('Sender address', { default: builtIn.email, hint: 'The address your emails come from.' }),
  from_name: text('Sender name', { default: builtIn.name, hint: 'The name next to that address.', maxLength: 120 }),
  reply_to_email: email('Reply-to address', {
    hint: 'Gets replies and alerts. Leave empty to use your contact email.',
  }),
  email_notifications: flag('New booking alerts', { hint: 'Emails you about every new booking.' }),
  message_notifications: flag('New message alerts', { hint: 'Emails you about every new message.' }),
});

/** A number of months after which something is erased; 0 keeps it. */
const retention = (label: string, hint: string) =>
  number(label, {
    default: 0,
    min: 0,
    max: 120,
    maxLength: 3,
    matches: {
      pattern: '^0*([0-9]{1,2}|1[01][0-9]|120)$',
      problem: 'Please enter a whole number of months, from 0 to 120.',
    },
    hint: `${hint} 0 keeps them all.`,
  });

const policy = 'The built-in page, or an address of your own.';
const law = 'Adds the required sections to the privacy page.';

export const security = settingGroup('security', 'private', {
  ssl_redirect: flag('Redirect to https', { effect: 'host' }),
  security_headers: flag('Security headers', { effect: 'host' }),
  two_factor_auth: flag('Two-factor sign-in', {
    default: false,
    hint: 'Signing in also asks for a code from your authenticator app, once you have set one up below.',
  }),
  cache_enabled: flag('Caching', { effect: 'host' }),
  compression_enabled: flag('Compression', { effect: 'host' }),
  backup_enabled: flag('Backups', {
    effect: 'host',
    hint: 'This site has no automatic backups. Use “Save everything” below, or ask your host for a schedule.',
  }),
  api_rate_limit: number('Requests per minute', { default: 100, min: 1, max: 1000, effect: 'host' }),
  maintenance_mode: flag('Maintenance mode', {
    isPublic: true,
    default: false,
    hint: 'Visitors see a maintenance page and your legal pages; this dashboard stays available.',
  }),
  privacy_policy_url: url('Privacy policy', { isPublic: true, default: '/privacy-policy', hint: policy }),
  terms_of_service_url: url('Terms of service', { isPublic: true, default: '/terms-of-service', hint: policy }),
  cookie_policy_url: url('Cookie policy', { isPublic: true, default: '/cookie-policy', hint: policy }),
  legal_notice: multiline('Legal notice (Impressum)', {
    isPublic: true,
    maxLength: 4000,
    isLimited: true,
    hint: 'Coaches in Germany, Austria and Switzerland must have one: your full name, postal address, email address, phone number and, if you have them, register and VAT numbers. Once you write one, it gets a page and a link in the footer. An empty line starts a new paragraph.',
  }),
  gdpr_enabled: flag('European privacy law (GDPR)', { isPublic: true, default: false, hint: law }),
  ccpa_enabled: flag('California privacy law (CCPA)', { isPublic: true, default: false, hint: law }),
  retention_message_months: retention(
    'Erase messages after (months)',
    'Counted from the day the message arrived, or from your last reply.',
  ),
  retention_cancelled_months: retention(
    'Erase canceled bookings after (months)',
    'Counted from the appointment. Includes declined and withdrawn requests.',
  ),
  retention_past_months: retention('Erase past bookings after (months)', 'Counted from the appointment.'),
  age_verification: flag('Age check (not available)', { isPublic: true, default: false, effect: 'none' }),
});
