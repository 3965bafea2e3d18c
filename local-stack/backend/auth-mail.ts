import nodemailer from 'nodemailer';

export type AuthMail = { to: string; subject: string; text?: string; html?: string };

/**
 * Sends the sign-in service's emails (password reset, changed address) to the local inbox. Requests do not wait for them:
 * a slower response would reveal that the account exists.
 */
export function authMailer(smtpPort: number): (mail: AuthMail) => Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true });
  return async ({ to, subject, html }) => {
    transport
      // No text part: the library's own has a different link.
      .sendMail({ from: 'Coach site <no-reply@localhost>', to, subject, html })
      .catch(({ message }) => console.error(`The sign-in service could not send an email: ${message}`));
  };
}
