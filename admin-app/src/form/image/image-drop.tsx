import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button, FieldHint } from 'shared-ui';
import { Drop, DropWords } from './image-field.styles';

type ImageDropProps = {
  /** The requirements, as a sentence. */
  rules: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  /** Replaces the drop zone during an upload. */
  children?: ReactNode;
};

/** A drop zone with a file button. */
export function ImageDrop({ rules, isBusy, onFile, children }: ImageDropProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  };
  return (
    <Drop $isOver={isOver} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      {children || (
        <>
          <Button
            size="sm"
            variant="secondary"
            icon="arrow-up"
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
          <DropWords>or drop or paste an image here</DropWords>
          <FieldHint id={hintId}>{rules}</FieldHint>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Image file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again after a failure.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Drop>
  );
}
