import { wordSections, type WordSection } from 'domain/settings/registry';
import { Navigate, useNavigate } from 'react-router-dom';
import { LoadedForm } from '../form/settings/loaded-form';
import { useSettingForm } from '../form/settings/use-setting-form';
import { WordsView } from './words-view';

type WordsPageProps = {
  tabPath: string;
  /** The open section. */
  recordId?: string;
};

const words = { saved: 'Texts saved successfully!', failed: 'Error saving texts: ' };
const isSection = (id: string): id is WordSection => (wordSections as readonly string[]).includes(id);

export function WordsPage({ tabPath, recordId = wordSections[0] }: WordsPageProps) {
  const navigate = useNavigate();
  const { query, form } = useSettingForm({ words, tabPath });
  if (!isSection(recordId)) return <Navigate to={tabPath} replace />;
  return (
    <LoadedForm query={query} what="Texts">
      <WordsView form={form} section={recordId} onSectionChange={(id) => void navigate(`${tabPath}/${id}`)} />
    </LoadedForm>
  );
}
