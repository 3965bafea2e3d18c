import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Field, Icon, Inline, space, Stack, Textarea, useNotify, VisuallyHidden } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { counted } from '../../dashboard/counted';
import { dialogOnDemand } from '../dialog-on-demand';
import { imagesIn, pasted } from './rich-text';

const ImageDialog = dialogOnDemand(async () => (await import('./image-dialog')).ImageDialog);

/** One line on a phone; the first label is in line with the text. */
const Tools = styled(Inline)`
  gap: 0;
  margin-inline: calc(-1 * ${space.sm});
`;

const listIcon = (
  <Icon>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />
  </Icon>
);

const linkIcon = (
  <Icon>
    <path d="M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  </Icon>
);

type Tool = { label: string; shortcut?: string; glyph: ReactNode; apply: (selected: Selected) => Insertion };

const tools: readonly Tool[] = [
  { label: 'Bold', shortcut: 'B', glyph: 'B', apply: (selected) => around(selected, '**', 'bold words') },
  { label: 'Italic', shortcut: 'I', glyph: <em>I</em>, apply: (selected) => around(selected, '*', 'italic words') },
  { label: 'Heading', glyph: 'H', apply: (selected) => before(selected, '## ') },
  { label: 'List', glyph: listIcon, apply: (selected) => before(selected, '- ') },
  { label: 'Quote', glyph: <DashboardIcon name="quote" />, apply: (selected) => before(selected, '> ') },
  { label: 'Link', glyph: linkIcon, apply: link },
];

type WritingFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  rows?: number;
  isRequired?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A Markdown text area with a toolbar. A paste keeps its formatting. */
export function WritingField({ label, value, onChange, rows = 10, ...field }: WritingFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const notify = useNotify();
  const removeNote = useRef(() => {});
  // Its button adds the image to this text.
  useEffect(() => () => removeNote.current(), []);
  const [isChoosingImage, setChoosingImage] = useState(false);

  const apply = (change: (selected: Selected) => Insertion) => {
    const box = area.current;
    if (!box) return;
    const { insert, from, to, selectFrom, selectTo } = change(selectedIn(box));
    box.focus();
    box.setSelectionRange(from, to);
    // Inserted like typed text, so that the browser's undo works. Chromium's redo fails after inserting an empty text.
    if (!document.execCommand?.(insert ? 'insertText' : 'delete', false, insert)) {
      box.setRangeText(insert, from, to);
      onChange(box.value);
    }
    box.setSelectionRange(selectFrom, selectTo);
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const images = imagesIn(event.clipboardData);
    if (images > 0)
      removeNote.current = notify({
        tone: 'info',
        about: 'images',
        message: `${counted(images, 'image')} ${images === 1 ? 'wasn’t' : 'weren’t'} pasted. Save each one as a file, then add it.`,
        action: { label: 'Add image', onAction: () => setChoosingImage(true) },
        milliseconds: 0,
      });
    const text = pasted(selectedIn(event.currentTarget), event.clipboardData);
    if (text === undefined) return;
    event.preventDefault();
    apply((selected) => inserted(selected, text));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey || event.nativeEvent.isComposing || !area.current) return;
    const isShortcut = event.ctrlKey || event.metaKey;
    const item = !isShortcut && event.key === 'Enter' && nextItem(selectedIn(area.current));
    const tool = tools.find(({ shortcut }) => isShortcut && shortcut === event.key.toUpperCase());
    const change = item ? () => item : tool?.apply;
    if (!change) return;
    event.preventDefault();
    apply(change);
  };
  return (
    <>
      <Field label={label} {...field}>
        <Stack gap="2xs">
          <Tools role="group" aria-label={`${label}: formatting`}>
            {tools.map(({ label: name, shortcut, glyph, apply: change }) => (
              <Button
                key={name}
                size="sm"
                variant="ghost"
                title={shortcut ? `${name} (Ctrl ${shortcut})` : name}
                onClick={() => apply(change)}
              >
                <span aria-hidden="true">{glyph}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            ))}
            <Button size="sm" variant="ghost" onClick={() => setChoosingImage(true)}>
              Image
            </Button>
          </Tools>
          <Textarea
            ref={area}
            rows={rows}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onPaste={handlePaste}
            onKeyDown={handleKeyDown}
          />
        </Stack>
      </Field>
      {isChoosingImage && (
        <ImageDialog
          onClose={() => setChoosingImage(false)}
          onInsert={(address, alternativeText) => {
            // While the dialog is open, the browser inserts into its own fields.
            flushSync(() => setChoosingImage(false));
            apply((selected) => image(selected, address, alternativeText));
          }}
        />
      )}
    </>
  );
}

type Selected = { text: string; start: number; end: number };

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** A replacement for a range, and the selection afterward. */
type Insertion = { insert: string; from: number; to: number; selectFrom: number; selectTo: number };

/** Wraps the selection, or a placeholder, in marks. Marked words lose their marks; at their end, the cursor leaves them. */
function around({ text, start, end }: Selected, mark: string, placeholder: string): Insertion {
  const size = mark.length;
  // `**` is bold, `*` italic, and `***` both.
  const [opening, closing] = size === 2 ? [/\*\*$/, /^\*\*/] : [/(^|[^*])\*(\*\*)?$/, /^\*(\*\*)?(?!\*)/];
  const lead = text.slice(0, start);
  const isClosed = closing.test(text.slice(end));
  if (start === end && isClosed && /[^\s*]\**$/.test(lead)) return inserted({ text, start, end: end + size }, mark);
  const words = text.slice(start, end) || placeholder;
  if (start < end && isClosed && opening.test(lead)) {
    return { insert: words, from: start - size, to: end + size, selectFrom: start - size, selectTo: end - size };
  }
  const selectFrom = start + size;
  return { insert: mark + words + mark, from: start, to: end, selectFrom, selectTo: selectFrom + words.length };
}

/** Prefixes every selected line with a mark. */
function before({ text, start, end }: Selected, mark: string): Insertion {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const insert = lines.map((line) => mark + line).join('\n');
  return { insert, from, to: end, selectFrom: from + mark.length, selectTo: from + insert.length };
}

/** Starts the next item of a list, if the cursor is in one. An empty item ends its list. */
function nextItem(selected: Selected): Insertion | undefined {
  const { text, start } = selected;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [mark] = /^[ \t]*([-*+]|\d+[.)]) +/.exec(text.slice(from, start)) ?? [];
  if (!mark) return undefined;
  const end = from + mark.length;
  if (/^(\n|$)/.test(text.slice(end))) return inserted({ text, start: from, end }, '');
  return inserted(selected, `\n${mark.replace(/\d+/, (digits) => String(Number(digits) + 1))}`);
}

function link({ text, start, end }: Selected): Insertion {
  const words = text.slice(start, end) || 'words';
  const insert = `[${words}](https://)`;
  const selectTo = start + insert.length - 1;
  return { insert, from: start, to: end, selectFrom: selectTo - 'https://'.length, selectTo };
}

/** Replaces the selection, and continues after it. */
function inserted({ start, end }: Selected, insert: string): Insertion {
  const after = start + insert.length;
  return { insert, from: start, to: end, selectFrom: after, selectTo: after };
}

function image(selected: Selected, address: string, alternativeText: string): Insertion {
  const words = alternativeText.replace(/[[\]\n]/g, ' ').trim();
  const { text, start } = selected;
  const lead = start > 0 && text[start - 1] !== '\n' ? '\n\n' : '';
  return inserted(selected, `${lead}![${words}](${address})\n`);
}
