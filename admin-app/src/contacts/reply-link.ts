import type { Message } from 'data-client/owner';
import { coachMoment } from '../desk-list/coach-moments';
import { beginningOf } from '../desk-list/beginning-of';
import { mailLink } from '../desk-list/contact-links';

// Mail programs cut off or refuse addresses much longer than this.
const quotedAtMost = 1500;

/** Opens the owner's mail program with an answer begun: to the visitor, with the visitor's words quoted below. */
export function replyLink({ name, email, serviceName, message, createdAt }: Message): string {
  const quoted = beginningOf(message, quotedAtMost)
    .split('\n')
    .map((line) => `> ${line}`);
  const body = [`Dear ${name},`, '', '', '', `On ${coachMoment(createdAt)}, ${name} wrote:`, ...quoted].join('\r\n');
  return `${mailLink(email)}?subject=${encodeURIComponent(`Re: ${serviceName}`)}&body=${encodeURIComponent(body)}`;
}
