import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog, Input, Text, VisuallyHidden, border, color, font, media, radius, space, target } from 'shared-ui';
import { sentenceCase } from '../../list/sentence-case';
import { counted } from '../counted';
import type { Command, CommandGroup } from './commands';
import { styled } from 'styled-components';

const Results = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.sm};
  margin-block-start: ${space.md};
  max-block-size: 55vh;
  overflow-y: auto;

  /* Reaches the edge of the dialog, so that a cut row shows that the list scrolls. */
  &:last-child {
    margin-block-end: calc(-1 * ${space.lg});
  }

  /* The dialog fills the screen of a phone: below its title and the field. */
  ${media.down('md')} {
    max-block-size: calc(100dvh - 9.25rem);
  }
`;

const Group = styled.div`
  display: grid;
`;

const GroupName = styled.span`
  padding: ${space['2xs']} ${space.sm};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  color: ${color.textMuted};
`;

const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.md};
  min-block-size: ${target.touch};
  padding: ${space['2xs']} ${space.sm};
  border-radius: ${radius.md};
  color: ${color.text};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.surfaceSoft};
    color: ${color.heading};
    outline: ${border.strong} solid transparent;
  }
`;

const Detail = styled.bdi`
  font-size: ${font.size.sm};
  color: ${color.textMuted};
`;

const Empty = styled.p`
  overflow-wrap: anywhere;
  padding: ${space.md} ${space.sm};
  color: ${color.textMuted};
`;

type CommandPaletteViewProps = {
  words: string;
  onWordsChange: (words: string) => void;
  groups: readonly CommandGroup[];
  isSearching: boolean;
  /** Areas whose search failed. */
  failed: readonly string[];
  onRun: (command: Command) => void;
  onClose: () => void;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox: arrow keys move through the results, Enter opens one, or the first one that the running search finds. */
export function CommandPaletteView(props: CommandPaletteViewProps) {
  const { words, onWordsChange, groups, isSearching, failed, onRun, onClose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const commands = groups.flatMap((group) => group.commands);
  const index = Math.min(chosen, Math.max(0, commands.length - 1));
  const active = commands[index];
  const runFirst = useEffectEvent(() => commands[0] && onRun(commands[0]));
  useEffect(() => {
    if (isEntered && !isSearching) runFirst();
  }, [isEntered, isSearching]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step && commands.length > 0) {
      event.preventDefault();
      const next = (index + step + commands.length) % commands.length;
      setChosen(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // The first result may still belong to an earlier text.
      if (isSearching && index === 0 && !groups[0]?.isInstant) setEntered(true);
      else if (active) onRun(active);
    }
  };
  return (
    <Dialog title="Search the dashboard" isFullScreenOnPhone closesOnBack initialFocus={input} onClose={onClose}>
      <Input
        ref={input}
        role="combobox"
        aria-label="Search bookings, people, posts, settings"
        aria-expanded
        aria-controls={`${id}-results`}
        aria-activedescendant={active ? `${id}-${index}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Name, post, setting or tab"
        value={words}
        onChange={(event) => {
          setChosen(0);
          setEntered(false);
          onWordsChange(event.target.value);
        }}
        onKeyDown={handleKeyDown}
      />
      <VisuallyHidden role="status">{statusOf(commands.length, isSearching)}</VisuallyHidden>
      <Results role="listbox" id={`${id}-results`} aria-label="Results" aria-busy={isSearching}>
        {groups.map(({ label, commands: own }) => (
          <Group key={label} role="group" aria-label={label}>
            <GroupName aria-hidden>{label}</GroupName>
            {own.map((command) => {
              const place = commands.indexOf(command);
              return (
                <Option
                  key={command.id}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === index}
                  onPointerMove={() => setChosen(place)}
                  onClick={() => onRun(command)}
                >
                  <bdi>{command.label}</bdi>
                  {command.detail && <Detail>{command.detail}</Detail>}
                </Option>
              );
            })}
          </Group>
        ))}
      </Results>
      {commands.length === 0 && !isSearching && <Empty>{`Nothing matches “${words.trim()}”.`}</Empty>}
      {failed.length > 0 && (
        <Text size="sm" tone="danger" role="alert">
          {`${sentenceCase(failed.join(', '))} couldn’t be searched.`}
        </Text>
      )}
    </Dialog>
  );
}

function statusOf(count: number, isSearching: boolean): string {
  if (isSearching) return 'Searching';
  return counted(count, 'result');
}
