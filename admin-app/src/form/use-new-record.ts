import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTabPath } from '../dashboard/base-path';

/** Takes the place of an id in the address of a new record. */
export const newId = 'new';

type NewRecordOptions = {
  /** The address of the list, below the dashboard. */
  listPath: string;
  /** The id in the address, or `newId`; undefined for the list. */
  recordId?: string;
};

/**
 * The record that an editor shows. The first save of a new one changes the address to its id; the editor stays mounted then, so
 * that the owner can go on typing. Each new record has an editor of its own, and so has one that is opened again.
 */
export function useNewRecord({ listPath, recordId }: NewRecordOptions) {
  const navigate = useNavigate();
  const listAddress = useTabPath(listPath);
  // Several if the first was deleted somewhere else meanwhile.
  const [created, setCreated] = useState<readonly string[]>([]);
  const [visit, setVisit] = useState(0);
  const [seen, setSeen] = useState(recordId);
  if (seen !== recordId) {
    setSeen(recordId);
    if (recordId === undefined || !created.includes(recordId)) {
      setCreated([]);
      setVisit(visit + 1);
    }
  }
  const isNew = recordId !== undefined && (recordId === newId || created.includes(recordId));
  const key = isNew ? `${newId} ${visit}` : recordId;
  const shownKey = useRef(key);
  useLayoutEffect(() => {
    shownKey.current = key;
    return () => {
      shownKey.current = undefined;
    };
  }, [key]);
  return {
    id: isNew ? undefined : recordId,
    /** The editor's key; undefined for the list. */
    key,
    /** Call after the first save. The owner may have left the editor meanwhile. */
    handleCreated: (id: string) => {
      if (shownKey.current !== key) return;
      setCreated((all) => [...all, id]);
      void navigate(`${listAddress}/${id}`, { replace: true });
    },
    /** Opens the created record like any other. */
    forget: () => setCreated([]),
  };
}
