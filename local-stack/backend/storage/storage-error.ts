/** Errors in the format of Supabase's storage; the body has the actual status. */
const kinds = {
  unauthorized: { status: 401, statusCode: '401', error: 'Unauthorized' },
  invalidToken: { status: 400, statusCode: '403', error: 'Unauthorized' },
  denied: { status: 400, statusCode: '403', error: 'Unauthorized' },
  noBucket: { status: 400, statusCode: '404', error: 'Bucket not found' },
  noObject: { status: 400, statusCode: '404', error: 'not_found' },
  duplicate: { status: 400, statusCode: '409', error: 'Duplicate' },
  tooLarge: { status: 400, statusCode: '413', error: 'Payload too large' },
  wrongType: { status: 400, statusCode: '415', error: 'invalid_mime_type' },
  invalidKey: { status: 400, statusCode: '400', error: 'InvalidKey' },
  invalidRequest: { status: 400, statusCode: '400', error: 'invalid_request' },
};

class StorageError extends Error {
  constructor(
    readonly kind: keyof typeof kinds,
    message: string,
  ) {
    super(message);
  }
}

export const storageError = (kind: keyof typeof kinds, message: string) => new StorageError(kind, message);

export function refusal(error: unknown): Response {
  const known = error instanceof StorageError ? error : fromDatabase(error);
  if (!known) throw error;
  const { status, ...body } = kinds[known.kind];
  return Response.json({ ...body, message: known.message }, { status });
}

function fromDatabase(error: unknown) {
  const { code, message } = error as { code?: string; message: string };
  if (code === '42501') return storageError('denied', message);
  if (code === '23505') return storageError('duplicate', 'The resource already exists');
  return undefined;
}
