import { addOwner, inScratchDatabase } from '../scratch-steps';

test('A2 a code from the authenticator is enough for new recovery codes for ten minutes', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const sub = await addOwner(driver);
    const create = async (aal: string, method: string, minutesAgo: number) => {
      const timestamp = Math.floor(Date.now() / 1000) - minutesAgo * 60;
      const claims = JSON.stringify({ sub, aal, amr: [{ method, timestamp }] });
      await driver.unsafe(
        `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
        [claims, sub],
      );
      return one('select cardinality(public.create_recovery_codes())');
    };
    expect(await create('aal2', 'totp', 9)).toBe(10);
    const rejection = { code: 'PT422', hint: 'code' };
    await expect(create('aal2', 'totp', 11)).rejects.toMatchObject(rejection);
    await expect(create('aal2', 'password', 0)).rejects.toMatchObject(rejection);
    await expect(create('aal1', 'totp', 0)).rejects.toMatchObject(rejection);
  }));
