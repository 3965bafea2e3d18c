import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

export type ConfirmQuestion = Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'tone'>;

/** Shows a confirmation dialog. Resolves to true on confirm, otherwise to false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

type Asked = { answer: Promise<boolean>; withdraw: () => void };

const ConfirmContext = createContext<((question: ConfirmQuestion) => Asked) | null>(null);

/** Renders the dialogs of `useConfirm`. Part of NotificationsProvider. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const settle = useRef<(answer: boolean) => void>(() => {});

  const ask = useCallback((next: ConfirmQuestion): Asked => {
    settle.current(false);
    const answer = new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    const { current: settleThis } = settle;
    setQuestion(next);
    return {
      answer,
      withdraw: () => {
        settleThis(false);
        setQuestion((shown) => (shown === next ? null : shown));
      },
    };
  }, []);
  const answer = (value: boolean) => {
    setQuestion(null);
    settle.current(value);
  };

  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {question && <ConfirmDialog {...question} onConfirm={() => answer(true)} onCancel={() => answer(false)} />}
    </ConfirmContext.Provider>
  );
}

/**
 * `const confirm = useConfirm(); if (await confirm({ title: 'Are you sure …?', tone: 'danger' })) …`
 * The dialog closes with the component that asked, for example when another page opens.
 *
 * @param reason what the question depends on; the dialog also closes when it changes
 */
export function useConfirm(reason?: unknown): Confirm {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a UiProvider above it');
  const withdraw = useRef(() => {});
  useLayoutEffect(() => () => withdraw.current(), [reason]);
  return useCallback<Confirm>(
    (question) => {
      const asked = ask(question);
      withdraw.current = asked.withdraw;
      return asked.answer;
    },
    [ask],
  );
}
