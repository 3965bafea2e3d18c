import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { Dialog } from '../../components/dialog/dialog';

export type ConfirmDialogProps = {
  title: string;
  message?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` if data is lost. */
  tone?: 'neutral' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation dialog. Cancel is focused initially; Escape and the backdrop cancel. */
export function ConfirmDialog({
  title,
  message,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  tone = 'neutral',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      description={message}
      onClose={onCancel}
      hasCloseIcon={false}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
