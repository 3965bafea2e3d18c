import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { border, Button, color, FieldHint, font, media, radius, space, type ButtonProps } from 'shared-ui';
import { styled } from 'styled-components';

const Drop = styled.div<{ $isOver: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.md};
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
  /** Names the file input; by default the kind. */
  label?: string;
  /** The purpose of the file, if there are several: `Logo`. */
  subject?: string;
  accept: string;
  hint?: string;
  /** The other ways to give a file. */
  otherwise?: string;
  size?: ButtonProps['size'];
  isBusy?: boolean;
  onFile: (file: File) => void;
  /** Replaces the button while a file is being processed. */
  children?: ReactNode;
};

/** A drop zone for a file with a file button. */
export function FileDrop(props: FileDropProps) {
  const {
    kind,
    label = kind,
    subject,
    accept,
    hint,
    otherwise = 'or drop it here',
    size,
    isBusy = false,
    onFile,
  } = props;
  const hintId = useId();
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
      {props.children || (
        <>
          <Button
            size={size}
            variant="secondary"
            icon="arrow-up"
            isBusy={isBusy}
            aria-label={subject && `Choose a ${kind}: ${subject}`}
            aria-describedby={hint && hintId}
            onClick={() => input.current?.click()}
          >
            {`Choose a ${kind}`}
          </Button>
          <DropWords>{otherwise}</DropWords>
          {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
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
