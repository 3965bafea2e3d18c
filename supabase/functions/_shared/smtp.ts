import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Mail } from './mail.ts';
import type { SmtpSecrets } from './secrets.ts';

/**
 * How sending ended. `refused`: the mail is known not to have left, and `isFinal` when it never will. `unknown`: the
 * connection broke after the mail was handed over; it may have arrived.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'refused'; reason: string; isFinal: boolean }
  | { state: 'unknown'; reason: string };

export type SendMail = (mail: Mail) => Promise<Outcome>;

const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };

export function createSmtpSender(smtp: SmtpSecrets): SendMail {
  return async (mail) => {
    let isUnderWay = false;
    const transport = nodemailer.createTransport({
      host: smtp.host,
      port: smtp.port,
      secure: smtp.isSecure,
      auth: smtp.username ? { user: smtp.username, pass: smtp.password ?? '' } : undefined,
      // Nothing in a mail may make this function read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...patience,
    });
    transport.use('stream', (compiled, next) => {
      compiled.message.processFunc((input) =>
        Readable.from(
          (async function* watched() {
            isUnderWay = true;
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
      return outcomeOf(error as SmtpError, isUnderWay);
    } finally {
      transport.close();
    }
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** @param isUnderWay whether the server had begun to take the mail itself */
export function outcomeOf(error: SmtpError, isUnderWay: boolean): Outcome {
  const reason = error.message;
  if (isUnderWay && error.responseCode === undefined) return { state: 'unknown', reason };
  // 5xx about this mail or this reader stays true; about our sign-in, somebody can mend it.
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return { state: 'refused', reason, isFinal: isAboutMail && (error.responseCode ?? 0) >= 500 };
}

function toMessage({ invite, ...mail }: Mail) {
  const icalEvent = invite ? { ...invite, filename: 'consultation.ics' } : undefined;
  return { ...mail, icalEvent };
}
