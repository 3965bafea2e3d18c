import { ConfirmationView, type ConfirmationViewProps } from './confirmation-view';
import { useTexts } from '../language/language';
import { downloadCalendarFile } from '../add-to-calendar/calendar-file';

type ConfirmationStepProps = Omit<ConfirmationViewProps, 'onAddToCalendar'>;

export function ConfirmationStep(props: ConfirmationStepProps) {
  const texts = useTexts();
  return (
    <ConfirmationView {...props} onAddToCalendar={() => downloadCalendarFile(props.booking, texts, props.timeZone)} />
  );
}
