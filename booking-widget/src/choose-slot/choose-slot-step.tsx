import { ChooseSlotView, type ChooseSlotViewProps } from './choose-slot-view';
import { useTakenTimes } from './use-taken-times';

type ChooseSlotStepProps = Omit<ChooseSlotViewProps, 'now' | 'taken'>;

export function ChooseSlotStep(props: ChooseSlotStepProps) {
  const { now, taken } = useTakenTimes();
  return <ChooseSlotView {...props} now={now} taken={taken} />;
}
