import { useState, type ClipboardEvent, type ReactNode } from 'react';
import {
  Alert,
  Button,
  Field,
  FieldError,
  Inline,
  Input,
  Text,
  VisuallyHidden,
  border,
  color,
  font,
  media,
  radius,
  space,
} from 'shared-ui';
import { FileDrop } from '../file-drop';
import { labelOf } from '../label-of';
import type { Size } from './crop';
import type { UploadState } from './use-image-upload';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: ${space.sm};

  > legend {
    margin-block-end: ${space['2xs']};
    padding: 0;
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
`;

const Columns = styled.div<{ $hasPreview: boolean }>`
  display: grid;
  gap: ${space.md};
  align-items: stretch;

  ${media.up('sm')} {
    grid-template-columns: ${({ $hasPreview }) => ($hasPreview ? 'minmax(7rem, 12rem) 1fr' : '1fr')};
  }
`;

const Preview = styled.div<{ $isRound: boolean }>`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space['2xs']};

  > button {
    margin-inline-start: calc(-1 * ${space.sm});
  }
  > img {
    inline-size: 100%;
    max-inline-size: 12rem;
    max-block-size: 12rem;
    object-fit: cover;
    border: ${border.hairline} solid ${color.border};
    border-radius: ${({ $isRound }) => ($isRound ? radius.pill : radius.md)};
    background: ${color.surfaceSoft};
  }
`;

const Bar = styled.progress`
  inline-size: 100%;
  max-inline-size: 16rem;
  accent-color: ${color.brand};
`;

export type ImageFieldViewProps = {
  /** `Featured image` */
  label: string;
  /** `Featured Image URL` */
  addressLabel: string;
  /** The entry with this image, if the label repeats: `logo 1`. */
  owner?: string;
  /** The image's URL; empty for none. */
  value: string;
  onChange: (address: string) => void;
  /** Recommended size in pixels. Images are cropped to its shape; smaller ones show a warning. */
  min?: Size;
  isRound?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Alternative text, if the field asks for it. */
  alternativeText?: { value: string; onChange: (text: string) => void; error?: ReactNode };
  state: UploadState;
  onFile: (file: File) => void;
  onStop: () => void;
};

const rulesOf = (min?: Size) =>
  `JPG, PNG or WebP, ${min ? `${min.width}x${min.height} or larger, ` : ''}under 2MB. Larger files are compressed.`;

export function ImageFieldView({ label, addressLabel, owner, value, onChange, ...rest }: ImageFieldViewProps) {
  const { min, isRound = false, hint, error, alternativeText, state, onFile, onStop } = rest;
  const subject = owner ? `${label} (${owner})` : label;
  const [failed, setFailed] = useState<string>();
  const hasPreview = value.trim() !== '' && failed !== value;
  const isBusy = state.step === 'opening' || state.step === 'sending';
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file || isBusy) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <Group onPaste={paste}>
      <legend>{labelOf(label, owner)}</legend>
      <Columns $hasPreview={hasPreview}>
        {hasPreview && (
          <Preview $isRound={isRound}>
            <img
              src={value.trim()}
              alt={`Preview: ${subject}`}
              style={{ aspectRatio: min && min.width / min.height }}
              onError={() => setFailed(value)}
            />
            <Button
              size="sm"
              variant="ghost"
              icon="close"
              aria-label={`Remove image: ${subject}`}
              onClick={() => onChange('')}
            >
              Remove image
            </Button>
          </Preview>
        )}
        <FileDrop
          kind="file"
          label="Image file"
          subject={subject}
          accept="image/jpeg,image/png,image/webp"
          hint={rulesOf(min)}
          otherwise="or drop or paste an image here"
          size="sm"
          isBusy={isBusy}
          onFile={onFile}
        >
          {isBusy && <UploadProgress share={state.step === 'sending' ? state.share : undefined} onStop={onStop} />}
        </FileDrop>
      </Columns>
      <VisuallyHidden role="status">
        {state.step === 'idle' && state.isUploaded && 'The image is uploaded.'}
      </VisuallyHidden>
      <div role="alert">{state.step === 'idle' && state.problem && <FieldError>{state.problem}</FieldError>}</div>
      {state.retry && (
        <Inline>
          <Button size="sm" variant="secondary" isBusy={isBusy} onClick={state.retry}>
            Upload again
          </Button>
        </Inline>
      )}
      {state.step === 'idle' && state.warning && <Alert tone="warning">{state.warning}</Alert>}
      <Field label={labelOf(addressLabel, owner)} hint={hint} error={error}>
        <Input type="url" inputMode="url" value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
      {alternativeText && (
        <Field
          label="Alternative text"
          hint="Describes the image for people who can’t see it. Leave empty if it’s decorative."
          error={alternativeText.error}
        >
          <Input value={alternativeText.value} onChange={({ target }) => alternativeText.onChange(target.value)} />
        </Field>
      )}
    </Group>
  );
}

type UploadProgressProps = {
  /** Share that is uploaded; undefined while the image is being decoded. */
  share?: number;
  onStop: () => void;
};

function UploadProgress({ share, onStop }: UploadProgressProps) {
  return (
    <>
      <Text size="sm" role="status">
        {share === undefined ? 'Opening the image...' : 'Uploading the image...'}
      </Text>
      <Bar aria-label="Upload" value={share} max={1} />
      <Button size="sm" variant="ghost" onClick={onStop}>
        Cancel
      </Button>
    </>
  );
}
