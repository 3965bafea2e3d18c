import { StepForm } from '../step-form/step-form';
import { useTexts } from '../language/language';
import { Pending } from '../step-form/pending';
import { ChooseSlotView, type ChooseSlotViewProps } from './choose-slot-view';
import { useCalendar, type CalendarParams } from './use-calendar';

type ChooseSlotStepProps = Omit<ChooseSlotViewProps, 'calendar'> & CalendarParams;

export function ChooseSlotStep({ serviceType, holder, link, ...props }: ChooseSlotStepProps) {
  const texts = useTexts();
  const { availability, ...calendar } = useCalendar({ serviceType, holder, link });
  if (availability) return <ChooseSlotView {...props} calendar={{ ...calendar, availability }} />;
  return (
    <StepForm onSubmit={() => {}} onBack={props.onBack} submitLabel={props.submitLabel ?? texts.continue}>
      <Pending label={texts.loadingTimes} />
    </StepForm>
  );
}
