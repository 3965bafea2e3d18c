import type { ImagePurpose } from 'data-client/owner';
import { onDemand } from 'shared-ui';
import { FailedDialog } from '../failed-dialog';
import { ImageFieldView, type ImageFieldViewProps } from './image-field-view';
import { useImageUpload } from './use-image-upload';

const CropDialog = onDemand(async () => (await import('./crop-dialog')).CropDialog, {
  failed: (onRetry, { onCancel }) => <FailedDialog onRetry={onRetry} onClose={onCancel} />,
});

export type ImageFieldProps = Omit<ImageFieldViewProps, 'state' | 'onFile' | 'onStop'> & {
  /** The storage folder. */
  purpose: ImagePurpose;
};

/** An image field: upload by file, drop or paste, with an optional crop, or enter a URL. */
export function ImageField({ purpose, ...field }: ImageFieldProps) {
  const { min, onChange } = field;
  const { state, take, send, stop } = useImageUpload({ purpose, min, onUploaded: onChange });
  return (
    <>
      <ImageFieldView {...field} state={state} onFile={(file) => void take(file)} onStop={stop} />
      {state.step === 'cropping' && min && (
        <CropDialog
          picture={state.picture}
          min={min}
          onUse={(area) => void send(state.picture, area)}
          onCancel={stop}
        />
      )}
    </>
  );
}
