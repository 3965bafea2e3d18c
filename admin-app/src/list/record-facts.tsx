import { phoneLink } from 'domain/phone-link';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import { EmailText } from 'shared-ui/dashboard';
import { useCoachTime } from '../dashboard/coach-time';
import { mailLink } from './contact-links';
import { deleteIcon } from './row-actions';
import { DeletePlace, Moments } from './record-facts.styles';
import { isChanging, type RowMark } from './row-marks';

/** One labeled value inside `Facts` or `Moments`. A text may be written in any direction. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
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

/** When a record was received and last changed. */
export function RecordMoments({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  const { moment } = useCoachTime();
  return (
    <Moments>
      <Fact term="Received">{moment(createdAt)}</Fact>
      <Fact term="Last changed">{moment(updatedAt)}</Fact>
    </Moments>
  );
}

type DeleteRecordProps = {
  /** `booking` */
  one: string;
  mark?: RowMark;
  onDelete: () => void;
};

/** The button that deletes the record, below everything else. */
export const DeleteRecord = ({ one, mark, onDelete }: DeleteRecordProps) => (
  <DeletePlace>
    <Button variant="ghost" size="sm" icon={deleteIcon} disabled={isChanging(mark)} onClick={onDelete}>
      Delete {one}
    </Button>
  </DeletePlace>
);
