import type { Message } from 'data-client/owner';
import type { CoachTime } from '../dashboard/coach-time';
import { truncate } from '../form/truncate';
import { mailLink } from '../list/contact-links';

// Mail programs truncate or reject longer URLs.
const quotedAtMost = 1500;

/** A mailto link to the visitor with their message quoted. */
export function replyLink({ name, email, serviceName, message, createdAt }: Message, { moment }: CoachTime): string {
  const quoted = truncate(message, quotedAtMost)
    .split('\n')
    .map((line) => `> ${line}`);
  const body = [`Dear ${name},`, '', '', '', `On ${moment(createdAt)}, ${name} wrote:`, ...quoted].join('\r\n');
  return `${mailLink(email)}?subject=${encodeURIComponent(`Re: ${serviceName}`)}&body=${encodeURIComponent(body)}`;
}
