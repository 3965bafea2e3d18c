import { ownerAnsweredInTurn } from '../../testing/auth-backend';

test('PE9 the undo of an import counts what a lost response has deleted', async () => {
  const counted = new Response(null, { headers: { 'content-range': '*/700' } });
  const undone = (outcome: object) => ({ changed: 1, mailed: 2, ...outcome });
  const first = undone({ removed: 500, is_done: false });
  const last = undone({ removed: 0, is_done: true });
  const { client } = await ownerAnsweredInTurn('lost', counted, first, 'lost', last);
  expect(await client.subscribers.undoImport('import-1')).toEqual({ removed: 697, changed: 1, mailed: 2 });
});

test('N5 an export ends with the error when the connection stays lost', async () => {
  const { client } = await ownerAnsweredInTurn('lost', 'lost');
  await expect(client.subscribers.activeAfter()).rejects.toMatchObject({ code: 'offline' });
});
