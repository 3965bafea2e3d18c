import { DataError } from 'data-client';
import { useUploadImage, type ImagePurpose } from 'data-client/owner';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Area, Size } from './crop';
import { isPassing } from '../../list/row-marks';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { encodeImage, ImageProblem, openImage, type OpenedImage } from './image-file';

export type UploadState = {
  /** Sends the image again, cropped as before. */
  retry?: () => void;
} & (
  | { step: 'idle'; problem?: string; warning?: string; isUploaded?: boolean }
  | { step: 'opening' }
  | { step: 'cropping'; picture: OpenedImage }
  | { step: 'sending'; share: number }
);

type ImageUploadOptions = {
  purpose: ImagePurpose;
  /** Recommended size in pixels. Images are cropped to its shape; smaller ones show a warning. */
  min?: Size;
  onUploaded: (address: string) => void;
};

const reasonOf = (cause: unknown) =>
  cause instanceof ImageProblem || cause instanceof DataError
    ? cause.message
    : 'This image can’t be processed. Please choose another one.';

/** Takes an image from a file to its URL: decode, crop, upload. */
export function useImageUpload({ purpose, min, onUploaded }: ImageUploadOptions) {
  const { mutateAsync: upload } = useUploadImage();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  useUnsavedGuard({ isDirty: state.step === 'sending' });
  const current = useRef<{ stop: AbortController; picture?: OpenedImage }>(undefined);
  // An older callback would undo what the owner changes around the image during the upload.
  const latest = useRef(onUploaded);
  useLayoutEffect(() => {
    latest.current = onUploaded;
  });

  const end = (next: UploadState = { step: 'idle' }) => {
    current.current?.picture?.close();
    current.current = undefined;
    setState(next);
  };
  useEffect(
    () => () => {
      current.current?.stop.abort();
      current.current?.picture?.close();
    },
    [],
  );

  const send = async (picture: OpenedImage, area: Area, isAgain = false) => {
    const { stop } = current.current ?? { stop: new AbortController() };
    const retry = () => void send(picture, area, true);
    // The button of a second attempt stays: it has the focus.
    const show = (share: number) => setState({ step: 'sending', share, retry: isAgain ? retry : undefined });
    show(0);
    try {
      const file = await encodeImage(picture, area);
      const onProgress = (share: number) => !stop.signal.aborted && show(share);
      const address = await upload({ file, purpose, signal: stop.signal, onProgress });
      if (stop.signal.aborted) return;
      end({ step: 'idle', isUploaded: true, warning: warningOf(area, min) });
      latest.current(address);
    } catch (error) {
      const problem = reasonOf(error);
      if (!stop.signal.aborted && isPassing(error)) setState({ step: 'idle', problem, retry });
      else if (!stop.signal.aborted) end({ step: 'idle', problem });
    }
  };

  const take = async (file: Blob) => {
    const mine = { stop: new AbortController() };
    current.current?.stop.abort();
    end({ step: 'opening' });
    current.current = mine;
    try {
      const picture = await openImage(file);
      if (current.current !== mine) return picture.close();
      current.current = { ...mine, picture };
      if (min) return setState({ step: 'cropping', picture });
      await send(picture, { left: 0, top: 0, width: picture.width, height: picture.height });
    } catch (error) {
      if (current.current === mine) end({ step: 'idle', problem: reasonOf(error) });
    }
  };

  const stop = () => {
    current.current?.stop.abort();
    end();
  };
  return { state, take, send, stop };
}

/** The warning about an image that is too small; undefined for all others. */
export function warningOf({ width, height }: Size, min: Size | undefined): string | undefined {
  if (!min || (width >= min.width && height >= min.height)) return undefined;
  return `This is ${Math.round(width)} × ${Math.round(height)} pixels. For a sharper image, use at least ${min.width} × ${min.height}.`;
}
