import { ConfirmationView, type ConfirmationViewProps } from './confirmation-view';
import { downloadCalendarFile } from './calendar-file';

type ConfirmationStepProps = Omit<ConfirmationViewProps, 'onAddToCalendar' | 'timeZone'>;

export function ConfirmationStep(props: ConfirmationStepProps) {
  return <ConfirmationView {...props} onAddToCalendar={() => downloadCalendarFile(props.booking)} />;
}
