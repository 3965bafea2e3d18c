import { emptyService } from 'data-client/owner';
import { owner, visitor } from './clients';
import { existing, refusal, someEmail } from './material';

/** Records that the owner's forms create, also if they are sent again after a lost response. */
export function ownerForms(): void {
  const id = () => crypto.randomUUID();

  async function aPerson() {
    const email = someEmail();
    await visitor.subscribers.subscribe({ email, website: '' });
    return existing(await owner.people.byIdOrEmail(email));
  }

  test('SV1 a new service that is sent twice is created once', async () => {
    const service = { requestId: id(), draft: { ...emptyService, name: `Contract ${id()}`, isOnPage: false } };
    const created = await owner.services.create(service);
    const changed = { ...service, draft: { ...service.draft, name: 'Another name' } };
    await expect(owner.services.create(changed)).rejects.toEqual(refusal('conflict'));
    expect(await owner.services.byRequest(service.requestId)).toEqual(created);
    expect(await owner.services.byRequest(id())).toBeNull();
    const { revision } = await owner.services.change({ ...created, change: { isArchived: true } });
    const late = { ...created, change: { isArchived: false } };
    await expect(owner.services.change(late)).rejects.toEqual(refusal('conflict'));
    expect(await owner.services.change({ ...created, change: { isArchived: true } })).toMatchObject({ revision });
  });

  test('PE3 a new note that is sent twice is stored once, with its last text', async () => {
    const person = await aPerson();
    const note = { personId: person.id, id: id(), text: 'Likes tea.' };
    await owner.personNotes.add(note);
    await owner.personNotes.add({ ...note, text: 'Likes green tea.' });
    const timeline = await owner.people.timeline(person.id);
    expect(timeline.filter(({ kind }) => kind === 'note')).toMatchObject([
      { id: note.id, details: { text: 'Likes green tea.' } },
    ]);
  });

  test('PE3 a note changed elsewhere is not overwritten', async () => {
    const person = await aPerson();
    const note = { id: id(), text: 'Likes tea.' };
    await owner.personNotes.add({ ...note, personId: person.id });
    const read = async () => (await owner.people.timeline(person.id)).find((entry) => entry.kind === 'note');
    const revision = existing(await read()).details.updated_at;
    const mine = { ...note, text: 'Mine.', revision };
    await owner.personNotes.save(mine);
    // Sent again after a lost response, it is no conflict.
    await owner.personNotes.save(mine);
    await expect(owner.personNotes.save({ ...mine, text: 'Theirs.' })).rejects.toEqual(refusal('conflict'));
    expect(existing(await read()).details.text).toBe('Mine.');
    const gone = { ...mine, id: id() };
    await expect(owner.personNotes.save(gone)).rejects.toEqual(refusal('not-found'));
  });

  test('PE7 a “Book again” link that is created twice is one link with another token', async () => {
    const [{ email } = { email: '' }] = (await aPerson()).addresses;
    const invitation = { id: id(), email };
    const [first, second] = [await owner.invitations.add(invitation), await owner.invitations.add(invitation)];
    expect(second).not.toBe(first);
    expect(await owner.invitations.of([email])).toMatchObject([{ id: invitation.id }]);
  });

  test('CA1 a calendar feed that is created twice is one feed with another address', async () => {
    const feed = { id: id(), name: `Contract ${id()}`, showsClients: false };
    const [first, second] = [await owner.calendars.addFeed(feed), await owner.calendars.addFeed(feed)];
    expect(second).not.toBe(first);
    expect((await owner.calendars.feeds()).filter(({ name }) => name === feed.name)).toMatchObject([feed]);
    await owner.calendars.revokeFeed(feed.id);
  });
}
