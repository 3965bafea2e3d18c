import { useState, type ComponentType } from 'react';
import { IconButton, useNotify } from 'shared-ui';
import type { CommandPaletteProps } from './palette/command-palette';
import type { ShortcutsDialogProps } from './shortcuts/shortcuts-dialog';
import { useShortcuts } from './shortcuts/use-shortcuts';

type Open = { palette?: ComponentType<CommandPaletteProps>; help?: ComponentType<ShortcutsDialogProps> };

/** The dashboard search and the shortcuts help; both load on first use. */
export function useHeaderTools(tabs: CommandPaletteProps['tabs']) {
  const [open, setOpen] = useState<Open>({});
  const notify = useNotify();
  const show = (load: () => Promise<Open>) =>
    void load().then(setOpen, () => notify({ tone: 'error', message: 'Something went wrong. Please try again.' }));
  const showPalette = () => show(async () => ({ palette: (await import('./palette/command-palette')).CommandPalette }));
  const showHelp = () => show(async () => ({ help: (await import('./shortcuts/shortcuts-dialog')).ShortcutsDialog }));
  const close = () => setOpen({});
  useShortcuts({ onPalette: showPalette, onHelp: showHelp });

  return {
    button: <IconButton label="Search the dashboard (Ctrl K)" icon="search" onClick={showPalette} />,
    dialogs: (
      <>
        {open.palette && <open.palette tabs={tabs} onShortcuts={showHelp} onClose={close} />}
        {open.help && <open.help onClose={close} />}
      </>
    ),
  };
}
