import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { cropArea, wholeCrop, type Area, type Size } from './crop';
import { CropView } from './crop-view';
import type { OpenedImage } from './image-file';
import { warningOf } from './use-image-upload';

type CropDialogProps = {
  picture: OpenedImage;
  min: Size;
  onUse: (area: Area) => void;
  onCancel: () => void;
};

export function CropDialog({ picture, min, onUse, onCancel }: CropDialogProps) {
  const ratio = min.width / min.height;
  const [crop, setCrop] = useState(wholeCrop);
  const area = cropArea(picture, ratio, crop);
  return (
    <Dialog
      onClose={onCancel}
      title="Crop image"
      isFullScreenOnPhone
      closesOnBack
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button icon="check" onClick={() => onUse(area)}>
            Use this image
          </Button>
        </>
      }
    >
      <CropView picture={picture} ratio={ratio} crop={crop} onCrop={setCrop} warning={warningOf(area, min)} />
    </Dialog>
  );
}
