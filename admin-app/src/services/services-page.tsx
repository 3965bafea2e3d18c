import { useState } from 'react';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { ServiceEditorPage } from './service-editor-page';
import { newServiceId } from './service-words';
import { ServicesList } from './services-list';

export function ServicesPage({ tabPath, recordId }: TabPanelProps) {
  const [createdId, setCreatedId] = useState<string>();
  // A new service gets its id when it is saved: the editor stays mounted.
  const editor = recordId !== undefined && recordId === createdId ? newServiceId : recordId;
  if (editor === undefined) return <ServicesList tabPath={tabPath} />;
  return (
    <ServiceEditorPage
      key={editor}
      tabPath={tabPath}
      id={editor === newServiceId ? undefined : editor}
      onCreated={setCreatedId}
    />
  );
}
