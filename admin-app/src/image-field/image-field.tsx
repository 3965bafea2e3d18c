import type { ImagePurpose } from 'data-client/owner';
import { lazy, Suspense } from 'react';
import { ImageFieldView } from './image-field-view';
import type { ImageFieldViewProps } from './image-field-view';
import { useImageUpload } from './use-image-upload';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

export type ImageFieldProps = Omit<ImageFieldViewProps, 'state' | 'onFile' | 'onStop'> & {
  /** What it is for: images of one kind are kept together. */
  purpose: ImagePurpose;
};

/** An image: uploaded from a file, by drop or from the clipboard, cropped where a ratio is given; or the address of one. */
export function ImageField({ purpose, ...field }: ImageFieldProps) {
  const { ratio, least, onChange } = field;
  const { state, take, send, stop } = useImageUpload({ purpose, ratio, least, onUploaded: onChange });
  return (
    <>
      <ImageFieldView {...field} state={state} onFile={(file) => void take(file)} onStop={stop} />
      {state.step === 'cropping' && ratio && (
        <Suspense fallback={null}>
          <CropDialog
            picture={state.picture}
            ratio={ratio}
            least={least}
            onUse={(area) => void send(state.picture, area)}
            onCancel={stop}
          />
        </Suspense>
      )}
    </>
  );
}
