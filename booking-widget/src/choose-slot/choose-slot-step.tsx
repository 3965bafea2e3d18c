import { StepForm } from '../step-form/step-form';
import { useTexts } from '../language/language';
import { ChooseSlotView, type ChooseSlotViewProps } from './choose-slot-view';
import { TimesPending } from './times';
import { useCalendar } from './use-calendar';

type ChooseSlotStepProps = Omit<ChooseSlotViewProps, 'now' | 'availability' | 'taken'> & {
  /** The form whose own hold is not taken to it. */
  holder?: string;
};

export function ChooseSlotStep({ holder, ...props }: ChooseSlotStepProps) {
  const texts = useTexts();
  const { now, availability, taken } = useCalendar(holder);
  if (availability) return <ChooseSlotView {...props} now={now} availability={availability} taken={taken} />;
  return (
    <StepForm onSubmit={() => {}} onBack={props.onBack} submitLabel={props.submitLabel ?? texts.continue}>
      <TimesPending />
    </StepForm>
  );
}
