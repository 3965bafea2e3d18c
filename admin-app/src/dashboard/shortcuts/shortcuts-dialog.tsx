import { useState } from 'react';
import { border, Checkbox, color, Dialog, font, radius, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { areShortcutsOn, keepShortcuts, shortcuts } from './shortcuts';

const Keys = styled.dl`
  display: grid;
  gap: ${space.xs};

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space['2xs']} ${space.md};
  }
  dt {
    flex: 1 8rem;
  }
  kbd {
    display: inline-block;
    min-inline-size: 1.75em;
    padding: ${space['3xs']} ${space['2xs']};
    border: ${border.hairline} solid ${color.border};
    border-radius: ${radius.sm};
    background: ${color.surfaceSoft};
    font-size: ${font.size.sm};
    text-align: center;
  }
`;

export type ShortcutsDialogProps = { onClose: () => void };

/** Lists the keyboard shortcuts and turns single-key shortcuts on or off. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  const handleSwitch = () => {
    keepShortcuts(!isOn);
    setOn(!isOn);
  };
  return (
    <Dialog title="Keyboard shortcuts" size="sm" isFullScreenOnPhone closesOnBack onClose={onClose}>
      <Stack gap="md">
        <Keys>
          <div>
            <dt>Search the dashboard</dt>
            <dd>
              <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>⌘</kbd> <kbd>K</kbd>
            </dd>
          </div>
          {shortcuts.map(({ keys, label }) => (
            <div key={keys}>
              <dt>{label}</dt>
              <dd>
                {keys.split(' ').map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' then '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        <Checkbox
          label="Single-key shortcuts"
          hint="Turn them off if you use dictation or press keys by accident. Ctrl K still works."
          checked={isOn}
          onChange={handleSwitch}
        />
      </Stack>
    </Dialog>
  );
}
