import { defaultValues, type SettingValues } from 'data-client/owner';
import type { SettingKey } from 'domain/settings/registry';
import { aMessage, createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { useEffect, useState, type ReactNode } from 'react';
import { SettingFormProvider } from '../form/settings/setting-form-context';
import { useSettingDraft } from '../form/settings/use-setting-draft';
import type { SettingForm } from '../form/settings/use-setting-form';

export type StoryFormProps = {
  /** Saved values that differ from the defaults. */
  saved?: Partial<SettingValues>;
  /** Unsaved edits. */
  edits?: Partial<SettingValues>;
  /** Edited settings that were also saved somewhere else. */
  conflicts?: SettingKey[];
  hasTriedToSave?: boolean;
  children: (form: SettingForm) => ReactNode;
};

// Image fields upload to it. Some messages are old, and the schedule that erases them last ran in 2026.
const client = createFakeOwnerClient({
  isSignedIn: true,
  inbox: [aMessage({ createdAt: new Date('2025-02-03T15:00:00Z') }), aMessage()],
  retention: {
    lookedAt: new Date('2026-11-23T15:00:00Z'),
    erased: { at: new Date('2026-11-20T15:00:00Z'), messages: 12, bookings: 1 },
  },
});

/** A settings form without saving. */
export function StoryForm({ saved, edits = {}, conflicts, hasTriedToSave, children }: StoryFormProps) {
  const draft = useSettingDraft({ ...defaultValues, ...saved } as SettingValues);
  const [start] = useState(() => ({ edits, hasTriedToSave, draft }));
  useEffect(() => {
    Object.entries(start.edits).forEach(([key, value]) => start.draft.change(key as SettingKey, value));
    if (start.hasTriedToSave) start.draft.showProblems();
  }, [start]);
  const form = { ...draft, conflicts: conflicts ?? draft.conflicts, save: async () => false };
  return (
    <TestDataProvider ownerClient={client}>
      <SettingFormProvider value={form}>{children(form)}</SettingFormProvider>
    </TestDataProvider>
  );
}
