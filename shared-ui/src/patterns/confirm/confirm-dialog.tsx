import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { Dialog } from '../../components/dialog/dialog';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  message?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` when something is lost. */
  tone?: 'neutral' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something happens. The safe choice is focused, Escape and the backdrop choose it. */
export function ConfirmDialog({
  isOpen,
  title,
  message,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  tone = 'neutral',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const safeChoice = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      size="sm"
      title={title}
      description={message}
      onClose={onCancel}
      hasCloseIcon={false}
      initialFocus={safeChoice}
      footer={
        <>
          <Button ref={safeChoice} variant="secondary" onClick={onCancel}>
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
