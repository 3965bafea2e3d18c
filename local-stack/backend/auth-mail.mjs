import nodemailer from 'nodemailer';

/** @typedef {{ to: string, subject: string, text?: string, html?: string }} AuthMail */

/**
 * Sends the mails of the sign-in service (a forgotten password, a changed address) to the local inbox. Nobody waits for a
 * mail: an answer that comes later where one is sent would tell that there is such an account.
 *
 * @param {number} smtpPort
 * @returns {(mail: AuthMail) => Promise<void>}
 */
export function authMailer(smtpPort) {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true });
  return async ({ to, subject, html }) => {
    transport
      // The text beside it is the library's own, with another link than ours.
      .sendMail({ from: 'Coach site <no-reply@localhost>', to, subject, html })
      .catch(({ message }) => console.error(`A mail of the sign-in service could not be sent: ${message}`));
  };
}
