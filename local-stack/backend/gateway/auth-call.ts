// Reads and writes requests of the sign-in service.

export function textOf(value: unknown) {
  return typeof value === 'string' ? value : '';
}

export function fieldsOf(body: ArrayBuffer | undefined): Record<string, unknown> {
  try {
    const fields = JSON.parse(new TextDecoder().decode(body));
    return fields && typeof fields === 'object' ? fields : {};
  } catch {
    return {};
  }
}

/** Returns the token that a client of supabase-js sends as proof that it is not an attacker. */
export function captchaTokenOf({ gotrue_meta_security: security }: Record<string, unknown>) {
  return textOf((security as { captcha_token?: unknown } | null | undefined)?.captcha_token);
}

/** Adds fields to a response. */
export async function withFields(response: Response, fields: Record<string, unknown>) {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ ...(await response.json()), ...fields }, { status: response.status, headers });
}

export function jsonBody(fields: Record<string, unknown>) {
  return new TextEncoder().encode(JSON.stringify(fields)).buffer as ArrayBuffer;
}

export function bearerOf(headers: Headers) {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

export function waitSentence(what: string, seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return `Too many ${what}. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
