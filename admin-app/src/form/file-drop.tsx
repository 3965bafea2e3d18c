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

export type FileDropProps = {
  /** The file's kind, as in "Choose a CSV file". */
  kind: string;
  accept: string;
  hint?: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
};

/** A drop zone for a file with a file button. */
export function FileDrop({ kind, accept, hint, isBusy = false, onFile }: FileDropProps) {
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
        {`Choose a ${kind}`}
      </Button>
      <DropWords>or drop it here</DropWords>
      {hint && <FieldHint>{hint}</FieldHint>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={kind}
        accept={accept}
        onChange={({ target }) => {
          take(target.files);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </Drop>
  );
}
