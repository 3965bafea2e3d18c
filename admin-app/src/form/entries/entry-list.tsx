import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button, FieldError, FieldHint, IconButton, VisuallyHidden } from 'shared-ui';
import { sentenceCase } from '../../list/sentence-case';
import { Entries, Entry, EntryHead, ListFrame, ListTitle } from './entry-list.styles';

type EntryAction = 'up' | 'down' | 'remove';

type EntryListProps<Item> = {
  id: string;
  title: string;
  hint?: string;
  error?: string;
  /** The noun for one entry: `question`. */
  entryName: string;
  entries: readonly Item[];
  max: number;
  createEntry: () => Item;
  onChange: (entries: Item[]) => void;
  onLeave?: () => void;
  /** The fields of an entry, whose name is `question 1`. */
  children: (entry: Item, change: (entry: Item) => void, name: string) => ReactNode;
};

/** A list of small records: add, edit, reorder and remove. */
export function EntryList<Item>(props: EntryListProps<Item>) {
  const { id, title, hint, error, entryName, entries, max, createEntry, onChange, onLeave, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const isFull = entries.length >= max;

  // An entry takes the focus along when it moves; a removed one leaves it to the button that adds. A passive effect of
  // the render before could still be pending and use the place up before the new entry exists.
  useLayoutEffect(() => {
    if (nextFocus.current) root.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = undefined;
  });

  const change = (next: Item[], words: string, focus?: string) => {
    nextFocus.current = focus;
    setSaid(words);
    onChange(next);
  };
  const add = () =>
    change([...entries, createEntry()], '', `[data-entry="${entries.length}"] :is(input:not([type=file]), textarea)`);
  const act = (index: number, action: EntryAction) => {
    if (action === 'remove')
      return change(entries.toSpliced(index, 1), `${entryName} ${index + 1} removed`, '[data-add]');
    const place = index + (action === 'up' ? -1 : 1);
    const words = `${entryName} ${index + 1} is now ${place + 1} of ${entries.length}`;
    const isAtEnd = place === 0 || place === entries.length - 1;
    const button = isAtEnd ? (action === 'up' ? 'down' : 'up') : action;
    const moved = entries.toSpliced(index, 1).toSpliced(place, 0, ...entries.slice(index, index + 1));
    change(moved, words, `[data-entry="${place}"] [data-action="${button}"]`);
  };

  return (
    <ListFrame ref={root} id={id} role="group" aria-labelledby={`${id}-label`} tabIndex={-1} onBlur={onLeave}>
      <ListTitle id={`${id}-label`}>{title}</ListTitle>
      {hint && <FieldHint>{hint}</FieldHint>}
      <Entries>
        {entries.map((entry, index) => {
          const name = `${entryName} ${index + 1}`;
          return (
            <Entry key={index} data-entry={index}>
              <Head
                name={name}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                onAction={(action) => act(index, action)}
              />
              <Fields
                {...{ entry, name }}
                render={children}
                onChange={(next) => change(entries.with(index, next), '')}
              />
            </Entry>
          );
        })}
      </Entries>
      {error && <FieldError>{error}</FieldError>}
      <Button size="sm" variant="secondary" data-add disabled={isFull} onClick={add}>
        Add a {entryName}
      </Button>
      {isFull && <FieldHint>You’ve reached the limit of {max}.</FieldHint>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </ListFrame>
  );
}

type FieldsProps<Item> = {
  entry: Item;
  name: string;
  render: EntryListProps<Item>['children'];
  onChange: (entry: Item) => void;
};

const Fields = <Item,>({ entry, name, render, onChange }: FieldsProps<Item>) => render(entry, onChange, name);

type HeadProps = { name: string; isFirst: boolean; isLast: boolean; onAction: (action: EntryAction) => void };

function Head({ name, isFirst, isLast, onAction }: HeadProps) {
  return (
    <EntryHead>
      {sentenceCase(name)}
      <span>
        <IconButton
          size="sm"
          icon="arrow-up"
          label={`Move ${name} up`}
          data-action="up"
          disabled={isFirst}
          onClick={() => onAction('up')}
        />
        <IconButton
          size="sm"
          icon="arrow-down"
          label={`Move ${name} down`}
          data-action="down"
          disabled={isLast}
          onClick={() => onAction('down')}
        />
        <IconButton size="sm" icon="close" label={`Remove ${name}`} onClick={() => onAction('remove')} />
      </span>
    </EntryHead>
  );
}
