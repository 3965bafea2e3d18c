import { DataError } from 'data-client';

export const loadPasswords = () =>
  import('./passwords').catch((cause: unknown) => {
    throw new DataError('offline', { cause });
  });
