import { defaultValues, type SettingKey, type SettingValues } from 'data-client/owner';
import { createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { useEffect, useState, type ReactNode } from 'react';
import { SettingFormProvider } from '../setting-form/setting-form-context';
import { useSettingDraft } from '../setting-form/use-setting-draft';
import type { SavingProgress, SavingStop, SettingForm } from '../setting-form/use-setting-form';

export type StoryFormProps = {
  /** What is saved, where it is not the default. */
  saved?: Partial<SettingValues>;
  /** What the person has typed since. */
  edits?: Partial<SettingValues>;
  secrets?: readonly SettingKey[];
  hasTriedToSave?: boolean;
  progress?: SavingProgress;
  stop?: SavingStop;
  children: (form: SettingForm) => ReactNode;
};

// Fields for pictures upload to it.
const client = createFakeOwnerClient({ isSignedIn: true });

/** A form of settings that can be typed into and saves nowhere. */
export function StoryForm({
  saved,
  edits = {},
  secrets = [],
  hasTriedToSave,
  progress,
  stop,
  children,
}: StoryFormProps) {
  const draft = useSettingDraft({ values: { ...defaultValues, ...saved } as SettingValues, secrets });
  const [start] = useState(() => ({ edits, hasTriedToSave, draft }));
  useEffect(() => {
    Object.entries(start.edits).forEach(([key, value]) => start.draft.change(key as SettingKey, value));
    if (start.hasTriedToSave) start.draft.showProblems();
  }, [start]);
  const form = { ...draft, progress, stop, save: async () => false };
  return (
    <TestDataProvider ownerClient={client}>
      <SettingFormProvider value={form}>{children(form)}</SettingFormProvider>
    </TestDataProvider>
  );
}
