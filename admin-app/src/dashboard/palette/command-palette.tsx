import { useDashboardSearch } from 'data-client/owner';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBasePath } from '../base-path';
import { useCoachTime } from '../coach-time';
import type { DashboardTab } from '../dashboard-tab';
import { useSettled } from '../use-settled';
import { findSettings } from '../../form/settings/find-settings';
import { CommandPaletteView } from './command-palette-view';
import { foundGroups, placeGroups, settingGroup, type Command } from './commands';

export type CommandPaletteProps = { tabs: readonly DashboardTab[]; onShortcuts: () => void; onClose: () => void };

const pauseMs = 200;
const maxSettings = 5;

/** One search for tabs, actions, bookings, people, posts and settings. */
export function CommandPalette({ tabs, onShortcuts, onClose }: CommandPaletteProps) {
  const basePath = useBasePath();
  const [words, setWords] = useState('');
  const asked = useSettled(words, pauseMs);
  const found = useDashboardSearch(asked);
  const navigate = useNavigate();
  const time = useCoachTime();
  const text = words.trim();
  const groups = [
    ...placeGroups({ tabs, onShortcuts }, text),
    ...(text.length > 1 ? foundGroups(found.data, time) : []),
    settingGroup(findSettings(text).slice(0, maxSettings)),
  ].filter(({ commands }) => commands.length > 0);

  const handleRun = ({ to, run }: Command) => {
    onClose();
    if (to === undefined) run();
    // Replaces the history entry of the dialog, so that one step back leads to the page before.
    else void navigate(`${basePath}/${to}`, { replace: true });
  };
  return (
    <CommandPaletteView
      words={words}
      onWordsChange={setWords}
      groups={groups}
      isSearching={text.length > 1 && (asked !== words || found.isFetching)}
      failed={text.length > 1 ? (found.data?.failed ?? []) : []}
      onRun={handleRun}
      onClose={onClose}
    />
  );
}
