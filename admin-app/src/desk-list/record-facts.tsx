import type { ReactNode } from 'react';
import { EmailText } from 'shared-ui/desk';
import { coachMoment } from './coach-moments';
import { mailLink, phoneLink } from './contact-links';
import { Moments } from './record-facts.styles';

/** One line of what is known about a record, inside `Facts` or `Moments`. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const MailAddress = ({ email }: { email: string }) => (
  <a href={mailLink(email)}>
    <EmailText address={email} />
  </a>
);

export function PhoneNumber({ text }: { text: string }) {
  const link = phoneLink(text);
  return link ? <a href={link}>{text}</a> : text || 'Not given';
}

/** When a record arrived and when it was touched last. */
export function RecordMoments({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return (
    <Moments>
      <Fact term="Received">{coachMoment(createdAt)}</Fact>
      <Fact term="Last changed">{coachMoment(updatedAt)}</Fact>
    </Moments>
  );
}
