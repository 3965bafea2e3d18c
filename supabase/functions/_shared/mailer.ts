import { readCoach } from './coach.ts';
import { database, secrets } from './runtime.ts';
import { createSmtpSender } from './smtp.ts';

const { smtp, siteUrl } = secrets;

/** Sends emails in the coach's name. Undefined until the owner has configured a mail server. */
export const mailer = smtp && {
  send: createSmtpSender(smtp),
  readCoach: () => readCoach(database, smtp.from),
  siteUrl,
};
