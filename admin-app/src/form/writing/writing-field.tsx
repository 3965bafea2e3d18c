import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Field, Icon, Inline, space, Stack, Textarea, useNotify, VisuallyHidden } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { counted } from '../../dashboard/counted';
import { dialogOnDemand } from '../dialog-on-demand';
import { imagesIn, pasted } from './rich-text';
import {
  around,
  before,
  image,
  inserted,
  link,
  nextItem,
  selectedIn,
  type Insertion,
  type Selected,
} from './text-edits';

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
    // Inserted like typed text, so that the browser's undo works.
    if (!document.execCommand?.('insertText', false, insert)) {
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
