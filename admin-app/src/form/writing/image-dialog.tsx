import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { ImageField } from '../image/image-field';
import { useDialogGuard } from '../unsaved/use-unsaved-guard';

type ImageDialogProps = { onInsert: (address: string, alternativeText: string) => void; onClose: () => void };

/** Inserts an image into a text. */
export function ImageDialog({ onInsert, onClose }: ImageDialogProps) {
  const [address, setAddress] = useState('');
  const [alternativeText, setAlternativeText] = useState('');
  const mayClose = useDialogGuard(address !== '' || alternativeText !== '');
  return (
    <Dialog
      onCloseRequest={mayClose}
      onClose={onClose}
      title="Add an image"
      isFullScreenOnPhone
      closesOnBack
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={address.trim() === ''} onClick={() => onInsert(address.trim(), alternativeText)}>
            Insert
          </Button>
        </>
      }
    >
      <ImageField
        label="Image"
        addressLabel="Image URL"
        purpose="posts"
        value={address}
        onChange={setAddress}
        alternativeText={{ value: alternativeText, onChange: setAlternativeText }}
      />
    </Dialog>
  );
}
