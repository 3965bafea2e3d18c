import { ownerAnswered } from '../../testing/auth-backend';

/** Signs in, and answers further requests in turn; `lost` is a connection that breaks. */
async function answering(...answers: (Response | 'lost')[]) {
  const { subscribers } = await ownerAnswered(async () => {
    const answer = answers.shift();
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  return subscribers;
}

test('PE9 the undo of an import counts what a lost response has deleted', async () => {
  const counted = new Response(null, { headers: { 'content-range': '*/700' } });
  const undone = (outcome: object) => Response.json({ changed: 1, mailed: 2, ...outcome });
  const subscribers = await answering(
    ...['lost' as const, counted],
    undone({ removed: 500, is_done: false }),
    ...['lost' as const, undone({ removed: 0, is_done: true })],
  );
  expect(await subscribers.undoImport('import-1')).toEqual({ removed: 697, changed: 1, mailed: 2 });
});

test('PE9 a batch of an import whose response was lost is sent once more', async () => {
  const subscribers = await answering('lost', Response.json(['added']));
  const entry = { email: 'ada@quill.example', name: 'Ada Quill', source: '' };
  expect(await subscribers.import([entry], 'They agreed.', 'import-1')).toEqual(['added']);
});

test('N5 a page of an export whose response was lost is requested once more', async () => {
  const subscribers = await answering('lost', Response.json([]));
  expect(await subscribers.activeAfter()).toEqual({ rows: [], next: undefined });
});

test('N5 an export ends with the error when the connection stays lost', async () => {
  const subscribers = await answering('lost', 'lost', Response.json([]));
  await expect(subscribers.activeAfter()).rejects.toMatchObject({ code: 'offline' });
});
