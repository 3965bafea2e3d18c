import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBasePath } from '../base-path';
import { areShortcutsOn, isTakenElsewhere, shortcuts, type Shortcut } from './shortcuts';

/** Longest pause between the two keys of a sequence. */
const patienceMs = 1500;

/** Ctrl K or ⌘ K opens the search; single-key shortcuts work outside text fields, unless they are turned off. */
export function useShortcuts({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }): void {
  const basePath = useBasePath();
  const navigate = useNavigate();
  const run = useEffectEvent(({ tab, action }: Shortcut) => {
    if (tab) void navigate(`${basePath}/${tab}`);
    if (action === 'help') onHelp();
    if (action === 'search-list') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
  });
  const openPalette = useEffectEvent(onPalette);

  useEffect(() => {
    let first: { key: string; at: number } | undefined;
    const handle = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (!areShortcutsOn() || isTakenElsewhere(event)) return;
      const before = first && event.timeStamp - first.at < patienceMs ? `${first.key} ` : '';
      const meant =
        shortcuts.find(({ keys }) => keys === before + event.key) ?? shortcuts.find(({ keys }) => keys === event.key);
      first = meant ? undefined : { key: event.key, at: event.timeStamp };
      if (!meant) return;
      event.preventDefault();
      run(meant);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
