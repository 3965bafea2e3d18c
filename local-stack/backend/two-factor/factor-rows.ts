import type { Connection } from '../database.ts';

export type Factor = {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: string;
  status: 'unverified' | 'verified';
  secret: string;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
  last_used_step: number | null;
};
export type Session = { id: string; created_at: string; aal: 'aal1' | 'aal2' };
type Challenge = { id: string; address: string; created_at: string; verified_at: string | null };

/** Reads and writes the tables of two-factor sign-in. */
export function factorRows({ driver }: Connection) {
  return {
    async factorsOf(user: string) {
      const rows = await driver`select * from auth.mfa_factors where user_id = ${user} order by created_at, id`;
      return rows as unknown as Factor[];
    },

    async session(id: string) {
      const [row] =
        await driver`select id, created_at, coalesce(aal, 'aal1') as aal from auth.sessions where id = ${id}`;
      return row as Session | undefined;
    },

    /** When codes were entered in a session, or a link opened it. */
    async claimsOf(session: string) {
      const rows = await driver`
        select authentication_method as method, extract(epoch from updated_at)::int as timestamp
        from auth.mfa_amr_claims where session_id = ${session}`;
      return [...rows] as unknown as { method: string; timestamp: number }[];
    },

    /** Whether the session was opened by a link in an email. */
    async isRecovery(session: string) {
      return (await this.claimsOf(session)).some(({ method }) => method === 'recovery');
    },

    async markRecovery(session: string) {
      await driver`
        insert into auth.mfa_amr_claims (session_id, authentication_method) values (${session}, 'recovery')
        on conflict do nothing`;
    },

    async passwordHashOf(user: string) {
      const [row] = await driver`select encrypted_password as hash from auth.users where id = ${user}`;
      return String(row?.hash ?? '');
    },

    async enrol({ user_id, friendly_name, secret }: Pick<Factor, 'user_id' | 'friendly_name' | 'secret'>) {
      const [row] = await driver`
        insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
        values (${user_id}, ${friendly_name}, 'totp', ${secret}) returning *`;
      return row as Factor;
    },

    async challenge(factor: string, address: string) {
      const [row] = await driver`
        insert into auth.mfa_challenges (factor_id, ip_address) values (${factor}, ${address}) returning id, created_at`;
      await driver`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor}`;
      return row as Pick<Challenge, 'id' | 'created_at'>;
    },

    async findChallenge(id: string, factor: string) {
      const [row] = await driver`
        select id, host(ip_address) as address, created_at, verified_at
        from auth.mfa_challenges where id = ${id} and factor_id = ${factor}`;
      return row as Challenge | undefined;
    },

    /**
     * A code opens once, even when it is sent twice at the same time or after a restart.
     *
     * @param step the half minute of the code
     */
    async useStep(factor: string, step: number) {
      const used = await driver`
        update auth.mfa_factors set last_used_step = ${step}
        where id = ${factor} and coalesce(last_used_step, -1) < ${step} returning id`;
      return used.length > 0;
    },

    /**
     * Records a correct code: raises the session to aal2, ends the account's other sessions without a code, and deletes
     * unverified factors.
     *
     * @returns the refresh token that continues the session
     */
    async accept({
      factor,
      challenge,
      session,
    }: {
      factor: Factor;
      challenge: string;
      session: string;
    }): Promise<string | undefined> {
      return driver.begin(async (run) => {
        await run`update auth.mfa_challenges set verified_at = now() where id = ${challenge}`;
        await run`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
        await run`update auth.sessions set aal = 'aal2', factor_id = ${factor.id} where id = ${session}`;
        await run`
          insert into auth.mfa_amr_claims (session_id, authentication_method) values (${session}, 'totp')
          on conflict (session_id, authentication_method) do update set updated_at = now()`;
        await run`
          delete from auth.sessions where user_id = ${factor.user_id} and coalesce(aal, 'aal1') = 'aal1'`;
        await run`delete from auth.mfa_factors where user_id = ${factor.user_id} and status = 'unverified'`;
        const [token] = await run`
          select token from auth.refresh_tokens where session_id = ${session} and not revoked
          order by created_at desc limit 1`;
        return token?.token as string | undefined;
      });
    },

    /** Removes a factor and lowers the assurance level of the sessions that it raised. */
    async remove(factor: string) {
      await driver.begin(async (run) => {
        const sessions = await run`
          update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor} returning id`;
        const ids = sessions.map(({ id }) => String(id));
        await run`
          delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id = any(${ids}::uuid[])`;
        await run`delete from auth.mfa_factors where id = ${factor}`;
      });
    },

    async endOthers(user: string, session: string) {
      await driver`delete from auth.sessions where user_id = ${user} and id <> ${session}`;
    },

    async accounts() {
      const rows = await driver`
        select id, email, raw_app_meta_data as app_metadata from auth.users where deleted_at is null order by created_at`;
      return [...rows];
    },
  };
}

export type FactorRows = ReturnType<typeof factorRows>;

/** As its owner may see it. */
export function shownFactor({
  secret: _secret,
  user_id: _user,
  last_used_step: _step,
  last_challenged_at,
  ...factor
}: Factor) {
  return { ...factor, ...(last_challenged_at ? { last_challenged_at } : {}) };
}
