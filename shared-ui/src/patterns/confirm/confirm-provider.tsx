import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

export type ConfirmQuestion = Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'tone'>;

/** Shows a confirmation dialog. Resolves to true on confirm, otherwise to false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Renders the dialogs of `useConfirm`. Part of NotificationsProvider. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const settle = useRef<(answer: boolean) => void>(() => {});

  const confirm = useCallback<Confirm>((next) => {
    settle.current(false);
    return new Promise((resolve) => {
      settle.current = resolve;
      setQuestion(next);
    });
  }, []);
  const answer = (value: boolean) => {
    setQuestion(null);
    settle.current(value);
  };
  useEffect(() => () => settle.current(false), []);

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      <ConfirmDialog
        title=""
        {...question}
        isOpen={question !== null}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </ConfirmContext.Provider>
  );
}

/** `const confirm = useConfirm(); if (await confirm({ title: 'Are you sure …?', tone: 'danger' })) …` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a NotificationsProvider above it');
  return confirm;
}
