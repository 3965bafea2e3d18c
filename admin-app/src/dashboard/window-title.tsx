import { useSettings } from 'data-client';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const SetRecordTitle = createContext<(title: string | undefined) => void>(() => {});

/** Sets the window title: open record, tab, site. */
export function WindowTitle({ tab, children }: { tab: string; children: ReactNode }) {
  const { settings } = useSettings();
  const [record, setRecord] = useState<string>();
  useEffect(() => {
    document.title = [record, tab, settings.site_title].filter(Boolean).join(' · ');
    // The host sets its own title whenever settings arrive.
  }, [record, tab, settings]);
  return <SetRecordTitle value={setRecord}>{children}</SetRecordTitle>;
}

/** Puts the name of the open record first in the window title. */
export function useRecordTitle(title: string | undefined): void {
  const setTitle = useContext(SetRecordTitle);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
