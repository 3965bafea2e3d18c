import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button, FieldHint } from 'shared-ui';
import { Drop, DropWords } from './image-field.styles';

export type ImageDropProps = {
  /** What the image has to be, in words. */
  rules: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  /** In place of the way in, while an image is on its way. */
  children?: ReactNode;
};

/** Takes an image that is chosen or dropped. */
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
          // The same file can be chosen again after it was refused.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Drop>
  );
}
