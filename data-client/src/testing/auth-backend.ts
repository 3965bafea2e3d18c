import { createOwnerClient } from '../owner/owner-client';

// Canned responses of the sign-in service.

export const config = { url: 'http://backend.test', key: 'public-key' };
export const credentials = { email: 'owner@example.com', password: 'secret' };
const user = {
  id: 'user-1',
  aud: 'authenticated',
  email: credentials.email,
  user_metadata: { name: 'Lena Ashford' },
  app_metadata: {},
};

const token = () => {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: user.id, exp: Math.floor(Date.now() / 1000) + 3600 })}.c2ln`;
};

export const session = () => ({
  access_token: token(),
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  user,
});

const authenticator = { id: 'factor-1', factor_type: 'totp', status: 'verified', created_at: '2026-11-02T14:00:00Z' };

const factorAnswers: Record<string, unknown> = {
  challenge: { id: 'challenge-1', type: 'totp', expires_at: 4_000_000_000 },
  verify: session(),
  '': { id: 'factor-1' },
};

export type Answer = () => Response | Promise<Response>;

/** A backend that signs in, recognizes the owner and signs out; single responses can be replaced. */
export type Answers = {
  token?: Answer;
  isOwner?: Answer;
  needsCode?: Answer;
  recoveryCode?: Answer;
  logout?: Answer;
  recover?: Answer;
  verify?: Answer;
  /** The response to a change of the account. */
  user?: Answer;
  factors?: Record<string, Answer>;
};

export function backend(answers: Answers = {}) {
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(search === '?scope=others' ? pathname + search : pathname);
    if (pathname === '/auth/v1/token') return answers.token?.() ?? Response.json(session());
    if (pathname === '/auth/v1/logout') return answers.logout?.() ?? new Response(null, { status: 204 });
    if (pathname === '/rest/v1/rpc/is_owner') return answers.isOwner?.() ?? Response.json(true);
    if (pathname === '/rest/v1/rpc/owner_needs_code') return answers.needsCode?.() ?? Response.json(false);
    if (pathname === '/rest/v1/rpc/use_recovery_code') return answers.recoveryCode?.() ?? Response.json('accepted');
    if (pathname === '/auth/v1/recover') return answers.recover?.() ?? Response.json({});
    if (pathname === '/auth/v1/verify') return answers.verify?.() ?? Response.json(session());
    if (pathname === '/auth/v1/user' && init?.method === 'PUT') return answers.user?.() ?? Response.json(user);
    if (pathname === '/auth/v1/user') return Response.json({ ...user, factors: [authenticator] });
    const [, step] = /^\/auth\/v1\/factors\/factor-1\/?(.*)$/.exec(pathname) ?? [];
    if (step !== undefined) return answers.factors?.[step]?.() ?? Response.json(factorAnswers[step]);
    return Response.json([]);
  };
  return asked;
}

/** Signs in, and has all further requests answered by `answer`. */
export async function ownerAnswered(answer: typeof fetch) {
  backend();
  const owner = createOwnerClient(config);
  await owner.session.signIn(credentials);
  globalThis.fetch = answer;
  return owner;
}

/**
 * Signs in, and answers further requests in turn with a response or with JSON; `lost` is a connection that breaks after the request
 * has arrived. Returns the client and the methods of the requests.
 */
export async function ownerAnsweredInTurn(...answers: ('lost' | object)[]) {
  const methods: string[] = [];
  const client = await ownerAnswered(async (input, init) => {
    methods.push(init?.method ?? (input as Request).method);
    const answer = answers.shift() ?? [];
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return { client, methods };
}

export const refused =
  (status: number, code: string): Answer =>
  () =>
    Response.json({ code: status, error_code: code, msg: 'GoTrue says no' }, { status });

beforeEach(() => {
  localStorage.clear();
  // The auth client logs failed requests and a second client on the page, which only occur in tests.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The display cache in the browser. */
export const displayed = () => JSON.parse(localStorage.getItem('admin-user') ?? 'null') as unknown;
