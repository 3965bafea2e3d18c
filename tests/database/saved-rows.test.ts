import { actAs, addOwner, bookSoon, inScratchDatabase, type One } from '../scratch-steps';

type Page = { rows: number; lines: string; fingerprint: string; after: object | null };

async function pagesOf(one: One, table: string) {
  const pages: Page[] = [];
  let after: object | null = null;
  do {
    const page: Page = await one<Page>('select public.saved_rows($1, $2::jsonb)', [table, after]);
    pages.push(page);
    ({ after } = page);
  } while (after);
  return pages;
}

const linesOf = (pages: Page[]) => pages.flatMap(({ lines }) => lines.split('\n').filter((line) => line !== ''));

test('BK1 a table of more than 1,000 rows is saved completely, and each row once', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    await driver.unsafe(`insert into private.restored_links (record_id, link_hash)
      select gen_random_uuid(), encode(sha256(convert_to(number::text, 'UTF8')), 'hex') from generate_series(1, 2001) as number`);
    const pages = await pagesOf(one, 'restored_links');
    expect(pages.map(({ rows }) => rows)).toEqual([1000, 1000, 1]);
    expect(new Set(linesOf(pages)).size).toBe(2001);
    const whole = await one(`select public.saved_state() #>> '{tables,restored_links,fingerprint}'`);
    const sum = pages.reduce((total, { fingerprint }) => total + BigInt(fingerprint), 0n);
    expect(`${sum}`).toBe(whole);
  }));

test('BK1 long rows are saved in pages of at most 400 KB, or alone', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    await driver.unsafe('delete from public.blog_posts_la2024');
    // The third has more than 400 KB in UTF-8.
    await driver.unsafe(`insert into public.blog_posts_la2024 (id, title, slug, category, content)
      select ('00000000-0000-4000-8000-00000000000' || number)::uuid, 'Post', 'post-' || number, 'coaching',
        repeat(case number when 3 then '🍵' else 'x' end, 150000)
      from generate_series(1, 5) as number`);
    const pages = await pagesOf(one, 'blog_posts_la2024');
    expect(pages.map(({ rows }) => rows)).toEqual([2, 1, 2]);
    expect(linesOf(pages).map((line) => JSON.parse(line).slug)).toEqual([1, 2, 3, 4, 5].map((id) => `post-${id}`));
  }));

test('BK1 a file has no claim of an email and no secret', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await bookSoon(driver);
    await driver.unsafe(`update private.mail_outbox set claim = gen_random_uuid()`);
    await actAs(driver, await addOwner(driver));
    const mails = linesOf(await pagesOf(one, 'mail_outbox')).map((line) => JSON.parse(line));
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(({ claim }) => claim)).toEqual(mails.map(() => null));
    for (const table of ['signing_key', 'setting_secrets', 'calendar_access', 'recovery_codes'])
      await expect(one('select public.saved_rows($1)', [table])).rejects.toMatchObject({ hint: 'table_name' });
  }));
