import { useState, type ComponentType } from 'react';
import { IconButton, useNotify } from 'shared-ui';
import type { CommandPaletteProps } from '../command-palette/command-palette';
import type { ShortcutsDialogProps } from '../shortcuts/shortcuts-dialog';
import { useShortcuts } from '../shortcuts/use-shortcuts';

export type DeskToolsProps = Pick<CommandPaletteProps, 'basePath' | 'tabs'>;

type Open = { palette?: ComponentType<CommandPaletteProps>; help?: ComponentType<ShortcutsDialogProps> };

/** The search of the whole desk and the help about keys; their code is loaded when they are first asked for. */
export function useDeskTools({ basePath, tabs }: DeskToolsProps) {
  const [open, setOpen] = useState<Open>({});
  const notify = useNotify();
  const show = (load: () => Promise<Open>) =>
    void load().then(setOpen, () => notify({ tone: 'error', message: 'This could not be opened. Please try again.' }));
  const showPalette = () =>
    show(async () => ({ palette: (await import('../command-palette/command-palette')).CommandPalette }));
  const showHelp = () => show(async () => ({ help: (await import('../shortcuts/shortcuts-dialog')).ShortcutsDialog }));
  const close = () => setOpen({});
  useShortcuts({ basePath, onPalette: showPalette, onHelp: showHelp });

  return {
    button: <IconButton label="Search the desk (Ctrl K)" icon="search" onClick={showPalette} />,
    dialogs: (
      <>
        {open.palette && <open.palette basePath={basePath} tabs={tabs} onShortcuts={showHelp} onClose={close} />}
        {open.help && <open.help onClose={close} />}
      </>
    ),
  };
}
