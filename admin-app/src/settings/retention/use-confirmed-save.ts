import { useCountExpired, type RetentionMonths } from 'data-client/owner';
import { useConfirm, useNotify, type ConfirmQuestion } from 'shared-ui';
import type { SettingForm } from '../../form/settings/use-setting-form';
import { reasonOf } from '../../list/row-marks';
import { dueWords, erasesMore, monthsIn } from './retention-words';

/** Returns the form's `save`, which first asks if more would be erased than before. */
export function useConfirmedSave({ values, saved, invalid, save }: SettingForm): SettingForm['save'] {
  const count = useCountExpired();
  const confirm = useConfirm();
  const notify = useNotify();
  return async () => {
    const [before, after] = [monthsIn(saved), monthsIn(values)];
    if (invalid.length > 0 || !before || !after || !erasesMore(before, after)) return save();
    let due: RetentionMonths;
    try {
      due = await count.mutateAsync(after);
    } catch (error) {
      notify({
        tone: 'error',
        message: `Nothing was saved. The records to erase couldn’t be counted. ${reasonOf(error)}`,
      });
      return false;
    }
    return (await confirm(questionOf(due))) && save();
  };
}

function questionOf(due: RetentionMonths): ConfirmQuestion {
  const words = dueWords(due);
  return words
    ? {
        tone: 'danger',
        title: `Erase ${words}?`,
        message:
          'They are erased soon after you save, and others once they are that old. This can’t be undone, not even from the history.',
        confirmLabel: 'Save and Erase',
      }
    : {
        tone: 'danger',
        title: 'Erase old data from now on?',
        message:
          'Nothing is old enough yet. Messages and bookings are erased once they are. This can’t be undone, not even from the history.',
        confirmLabel: 'Save',
      };
}
