import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Mail, Person } from './mail.ts';
import type { SmtpSecrets } from './secrets.ts';

/**
 * The result of sending. `refused`: the email was not sent, and retrying is useless if `isFinal`. `unknown`: the
 * connection was lost during the transfer, so the email may have arrived.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'refused'; reason: string; isFinal: boolean }
  | { state: 'unknown'; reason: string };

export type SendMail = (mail: Mail) => Promise<Outcome>;

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

export function createSmtpSender(smtp: SmtpSecrets): SendMail {
  return async (mail) => {
    let hasBegun = false;
    const transport = nodemailer.createTransport({
      host: smtp.host,
      port: smtp.port,
      secure: smtp.isSecure,
      auth: smtp.username ? { user: smtp.username, pass: smtp.password ?? '' } : undefined,
      // Otherwise an attacker between this function and the server could hide that it offers TLS, and read the password.
      requireTLS: smtp.username !== undefined,
      // An email's content must not make this function read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    });
    transport.use('stream', (compiled, next) => {
      compiled.message.processFunc((input) =>
        Readable.from(
          (async function* watched() {
            hasBegun = true;
            yield* input as AsyncIterable<Uint8Array>;
          })(),
        ),
      );
      next();
    });
    try {
      await transport.sendMail(toMessage(mail));
      return { state: 'sent' };
    } catch (error) {
      return outcomeOf(error as SmtpError, hasBegun);
    } finally {
      transport.close();
    }
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** @param hasBegun whether the transfer of the email's content had begun */
function outcomeOf(error: SmtpError, hasBegun: boolean): Outcome {
  const reason = error.message;
  if (hasBegun && error.responseCode === undefined) return { state: 'unknown', reason };
  // A 5xx about the email or its recipient is permanent; one about the sign-in can be fixed in the function's secrets.
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return { state: 'refused', reason, isFinal: isAboutMail && (error.responseCode ?? 0) >= 500 };
}

function toMessage({ invite, from, to, replyTo, subject, ...mail }: Mail) {
  const icalEvent = invite ? { ...invite, filename: 'consultation.ics' } : undefined;
  const named = ({ name, address }: Person) => ({ name: literal(name), address });
  return { ...mail, from: named(from), to: named(to), replyTo: named(replyTo), subject: literal(subject), icalEvent };
}

/**
 * Mail programs decode encoded words (RFC 2047), so a typed one could contain line ends and direction marks. The invisible
 * joiner makes it another text.
 */
const literal = (text: string) => text.replaceAll('=?', '=\u2060?');
