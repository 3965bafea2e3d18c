import { useSettings } from 'data-client';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const SetRecordTitle = createContext<(title: string | undefined) => void>(() => {});

/** The window's title says where one is: the open record, the tab, the site. */
export function DeskTitle({ tab, children }: { tab: string; children: ReactNode }) {
  const { settings } = useSettings();
  const [record, setRecord] = useState<string>();
  useEffect(() => {
    document.title = [record, tab, settings.site_title].filter(Boolean).join(' · ');
    // The page around the desk writes its own title when any of the settings arrive.
  }, [record, tab, settings]);
  return <SetRecordTitle value={setRecord}>{children}</SetRecordTitle>;
}

/** While a record is open, the window's title begins with its name. */
export function useRecordTitle(title: string | undefined): void {
  const setTitle = useContext(SetRecordTitle);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
