import { ownerAnswered } from '../testing/auth-backend';

/** An owner whose next request is answered only when it is repeated, because the connection breaks. */
async function withLostResponse(answer: Response) {
  const answers = ['lost', answer];
  return ownerAnswered(async () => {
    const next = answers.shift();
    if (!(next instanceof Response)) throw new TypeError('Failed to fetch');
    return next;
  });
}

const done = () => new Response(null, { status: 204 });

test('A6 a new name, a new order and removed tags whose response was lost are sent once more', async () => {
  const { calendars } = await withLostResponse(Response.json([{ id: 'calendar-1' }]));
  await expect(calendars.rename('calendar-1', 'Private')).resolves.toBeUndefined();
  const { services } = await withLostResponse(done());
  await expect(services.reorder(['keynote', 'life'])).resolves.toBeUndefined();
  const { people } = await withLostResponse(done());
  await expect(people.removeTags(['tag-1'])).resolves.toBeUndefined();
});

test('CA1 a new calendar address whose response was lost is requested once more', async () => {
  const { calendars } = await withLostResponse(Response.json('secret'));
  const feed = { id: 'feed-1', name: 'My phone', showsClients: true };
  await expect(calendars.addFeed(feed)).resolves.toMatch(/\/secret\.ics$/);
});

test('A6 a tag that the lost first attempt has added is no conflict', async () => {
  const conflict = () => Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 });
  const { people } = await withLostResponse(conflict());
  await expect(people.addTag('person-1', 'VIP')).resolves.toBeUndefined();
  const { people: others } = await ownerAnswered(async () => conflict());
  await expect(others.addTag('person-1', 'VIP')).rejects.toThrow('This person already has this tag.');
});
