import { wordSections, type WordSection } from 'domain/settings/registry';
import { Navigate, useNavigate } from 'react-router-dom';
import { useTabPath } from '../dashboard/base-path';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { WordsView } from './words-view';

const words = { saved: 'Texts saved successfully!', failed: 'Error saving texts: ' };
const isSection = (id: string): id is WordSection => (wordSections as readonly string[]).includes(id);

export function WordsPage({ recordId = wordSections[0] }: TabPanelProps) {
  const tabPath = useTabPath('words');
  const navigate = useNavigate();
  const { query, form } = useSettingForm({ words, tab: 'words' });
  if (!isSection(recordId)) return <Navigate to={tabPath} replace />;
  return (
    <LoadedForm query={query} what="Texts">
      <WordsView form={form} section={recordId} onSectionChange={(id) => void navigate(`${tabPath}/${id}`)} />
    </LoadedForm>
  );
}
