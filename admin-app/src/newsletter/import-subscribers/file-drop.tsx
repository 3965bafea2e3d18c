import { useRef, useState, type DragEvent } from 'react';
import { border, Button, color, FieldHint, font, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

const Drop = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.lg} ${space.md};
  border: ${border.strong} dashed ${({ $isOver }) => ($isOver ? color.focus : color.borderStrong)};
  border-radius: ${radius.md};
  background: ${({ $isOver }) => ($isOver ? color.surfaceSoft : 'transparent')};
  text-align: center;
`;

const DropWords = styled.span`
  font-size: ${font.size.sm};
  color: ${color.textMuted};

  ${media.touch} {
    display: none;
  }
`;

/** A drop zone for a CSV file with a file button. */
export function FileDrop({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isBusy) onFile(file);
  };
  const handleHover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Drop $isOver={isOver} onDragOver={handleHover} onDragLeave={() => setOver(false)} onDrop={handleDrop}>
      <Button variant="secondary" icon="arrow-up" isBusy={isBusy} onClick={() => input.current?.click()}>
        Choose a CSV file
      </Button>
      <DropWords>or drop it here</DropWords>
      <FieldHint>
        One person per line, with their email address and, if you have them, name, date of consent and source.
      </FieldHint>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onChange={({ target }) => {
          take(target.files);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </Drop>
  );
}
