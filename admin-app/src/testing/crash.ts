import { cleanup } from '@testing-library/react';

/** The browser’s storage as text. */
export const kept = () => JSON.stringify({ ...localStorage });

/** A crash of the browser: only its storage survives. */
export function crash() {
  const storage = { ...localStorage };
  cleanup();
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, String(value));
}
