import { claimsOf, signToken } from '../access-token.ts';
import { shownFactor, type FactorRows } from './factor-rows.ts';

export type User = { id: string; email?: string; factors?: unknown[] };

const answering = ['/auth/v1/token', '/auth/v1/verify', '/auth/v1/user'];

/**
 * Adds two-factor data to the embedded sign-in service, which lacks it: the assurance level to access tokens, and the factors
 * to accounts.
 */
export function createAssurance(rows: FactorRows, jwtSecret: string) {
  const withLevel = async (token: string, isFromLink: boolean) => {
    const claims = await claimsOf(token, jwtSecret);
    const session = claims && (await rows.session(String(claims.session_id)));
    if (!session) return token;
    if (isFromLink) await rows.markRecovery(session.id);
    const amr = await rows.claimsOf(session.id);
    const signedInAt = Math.floor(Date.parse(session.created_at) / 1000);
    if (!amr.some(({ method }) => method === 'recovery')) amr.push({ method: 'password', timestamp: signedInAt });
    return signToken({ ...claims, aal: session.aal, amr }, jwtSecret);
  };

  const withFactors = async (user: User) => {
    const factors = await rows.factorsOf(user.id);
    return factors.length > 0 ? { ...user, factors: factors.map(shownFactor) } : user;
  };

  return async (pathname: string, response: Response) => {
    const isJson = response.headers.get('content-type')?.includes('json');
    if (!response.ok || !isJson || !answering.includes(pathname)) return response;
    const body: { access_token?: string; user?: User } & Partial<User> = await response.json();
    const { access_token: token, user } = body;
    if (token) body.access_token = await withLevel(token, pathname === '/auth/v1/verify');
    if (user) body.user = await withFactors(user);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const answered = !user && body.id ? await withFactors(body as User) : body;
    return Response.json(answered, { status: response.status, headers });
  };
}
