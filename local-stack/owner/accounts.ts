import { localOwner } from '../backend/local-keys.ts';
import { UserError } from '../../config/run-command.mjs';
import type { Project } from './project.ts';

type Account = { id: string; email?: string; app_metadata?: Record<string, unknown> };

const owner = { role: 'super_admin' };

/** Creates the owner's account, already confirmed. */
export async function createOwner(
  project: Project,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<Account> {
  const response = await admin(project, '/users', 'POST', {
    email,
    password,
    email_confirm: true,
    app_metadata: owner,
    user_metadata: { name },
  });
  if (response.ok) return response.json();
  const { error_code: code, msg } = await response.json().catch(() => ({}));
  if (code === 'email_exists')
    throw new UserError(`${email} already has an account: run this again with --existing to make it the owner.`);
  throw new UserError(`The account was not created: ${msg ?? `the project answered ${response.status}`}.`);
}

/** Makes an existing account the owner and keeps its password. */
export async function promote(project: Project, email: string): Promise<Account> {
  const account = await findAccount(project, email);
  if (!account) throw new UserError(`${email} has no account: run this again without --existing.`);
  const response = await admin(project, `/users/${account.id}`, 'PUT', {
    app_metadata: { ...account.app_metadata, ...owner },
  });
  if (!response.ok) throw new UserError(`The account was not changed: the project answered ${response.status}.`);
  return account;
}

/**
 * Removes an account's authenticators after its phone was lost. The password is enough until a new one is set up.
 *
 * @returns how many there were
 */
export async function removeAuthenticators(project: Project, email: string): Promise<number> {
  const account = await findAccount(project, email);
  if (!account) throw new UserError(`${email} has no account.`);
  const path = `/users/${account.id}/factors`;
  const response = await admin(project, path, 'GET');
  if (!response.ok) throw new UserError(`The account cannot be read: the project answered ${response.status}.`);
  const factors: { id: string }[] = await response.json();
  for (const { id } of factors) {
    const { ok, status } = await admin(project, `${path}/${id}`, 'DELETE');
    if (!ok) throw new UserError(`An authenticator was not removed: the project answered ${status}.`);
  }
  return factors.length;
}

async function findAccount(project: Project, email: string): Promise<Account | undefined> {
  const perPage = 200;
  for (let page = 1; ; page += 1) {
    const response = await admin(project, `/users?page=${page}&per_page=${perPage}`, 'GET');
    if (!response.ok) throw new UserError(`The accounts cannot be read: the project answered ${response.status}.`);
    const { users }: { users: Account[] } = await response.json();
    const found = users.find((account) => account.email?.toLowerCase() === email.toLowerCase());
    if (found || users.length < perPage) return found;
  }
}

async function admin({ url, secretKey }: Project, path: string, method: string, body?: Record<string, unknown>) {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/auth/v1/admin${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
    // A redirect would send the key and the password to another server.
    redirect: 'manual',
  }).catch(() => undefined);
  if (!response) throw new UserError(`The project at ${url} cannot be reached: check its address and your connection.`);
  if (response.status === 404)
    throw new UserError(
      `${url} has no account administration. The local stack already has an owner: ${localOwner.email} / ${localOwner.password}.`,
    );
  if (response.status === 401 || response.status === 403)
    throw new UserError('The project rejected the secret key: copy it from the API keys page of its settings.');
  return response;
}
