import { useCallback, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfirm, type ConfirmQuestion } from 'shared-ui';
import { discardQuestion } from './guards';
import { UnsavedContext } from './unsaved-guard-provider';

type UnsavedWork = {
  isDirty: boolean;
  /** Paths at or below this one keep the work; by default the current path. */
  within?: string;
  /** Asked instead of "Discard your changes?"; keep it outside the component. */
  question?: ConfirmQuestion;
  /** Called when the owner chooses Discard. */
  onDiscard?: () => void;
};

/**
 * While `isDirty`, leaving asks "Discard your changes?" first. Call `lift` to navigate right after saving, before React
 * has rendered the clean state.
 */
export function useUnsavedGuard({ isDirty, within, question, onDiscard }: UnsavedWork): { lift: () => void } {
  const guards = useContext(UnsavedContext)?.guards;
  const { pathname } = useLocation();
  const place = within ?? pathname;
  const handleDiscard = useEffectEvent(() => onDiscard?.());
  const takeBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    takeBack.current = guards?.add({ within: place, question, onDiscard: handleDiscard });
    return takeBack.current;
  }, [guards, isDirty, place, question]);
  const lift = useCallback(() => takeBack.current?.(), []);
  return { lift };
}

/**
 * Guards the text typed in a dialog or an editor. Call the returned function before closing: it asks about this text only, not
 * about other unsaved work on the page.
 */
export function useDialogGuard(isDirty: boolean): () => boolean | Promise<boolean> {
  const confirm = useConfirm();
  useUnsavedGuard({ isDirty });
  return () => !isDirty || confirm(discardQuestion);
}

const always = () => Promise.resolve(true);

/** Asks the same question before other actions that end the work, such as signing out. */
export function useMayLeave(): () => Promise<boolean> {
  return useContext(UnsavedContext)?.mayLeave ?? always;
}

const never = () => false;

/** Returns a function that checks for unsaved work. */
export function useHasUnsaved(): () => boolean {
  return useContext(UnsavedContext)?.guards.isAny ?? never;
}
