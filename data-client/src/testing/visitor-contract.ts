import { bookableDates, isSlotTaken, publicDefaults, slotTimes, visitorTimeZone } from 'data-client';
import type { NewBooking, VisitorClient } from 'data-client';
import { aNewBooking, aNewMessage } from './builders';

/** What the contract needs of a backend: some published posts, among them featured ones. */
export type VisitorContractSubject = { client: VisitorClient };

type Slot = Pick<NewBooking, 'date' | 'time'>;

// The backend limits bookings per mailbox: each booking of the contract has its own.
export const someEmail = () => `contract-${crypto.randomUUID()}@example.com`;

export const aContractBooking = (over: Partial<NewBooking> = {}) =>
  aNewBooking({ requestId: crypto.randomUUID(), email: someEmail(), ...over });

const minutesNeeded = 90;

/** Times that are free for the longest conversation, each on a day of its own so that none touches another. */
export async function freeSlots(client: VisitorClient): Promise<Slot[]> {
  const dates = bookableDates(new Date());
  const taken = await client.bookings.takenRanges({ from: dates[0]!, to: dates.at(-1)! });
  return dates.flatMap((date) => {
    const time = slotTimes.find((candidate) => !isSlotTaken(date, candidate, minutesNeeded, taken));
    return time ? [{ date, time }] : [];
  });
}

async function aFreeSlot(client: VisitorClient): Promise<Slot> {
  const [slot] = await freeSlots(client);
  if (!slot) throw new Error('The backend under test has no free time left');
  return slot;
}

const refusal = (code: string, field?: string) =>
  expect.objectContaining({
    name: 'DataError',
    code,
    ...(field && { field }),
    message: expect.stringMatching(/^[A-Z][^_{}]*\.$/),
  });

/** What every visitors' client does, the real one and the fake alike. Declares its tests where it is called. */
export function visitorClientContract(subject: () => VisitorContractSubject | Promise<VisitorContractSubject>): void {
  let client: VisitorClient;
  beforeAll(async () => {
    ({ client } = await subject());
  });

  describe('a visitor books', () => {
    test('B8 and gets the own booking back', async () => {
      const slot = await aFreeSlot(client);
      const form = aContractBooking({
        ...slot,
        firstName: '  Ada ',
        lastName: 'O’Neill-Žižka',
        company: 'Smith & Sons',
        message: 'Two\nlines',
      });
      const booking = await client.bookings.create(form);
      expect(booking).toMatchObject({
        ...slot,
        serviceType: 'leadership',
        serviceName: 'Leadership Coaching',
        firstName: 'Ada',
        lastName: 'O’Neill-Žižka',
        email: form.email,
        company: 'Smith & Sons',
        message: 'Two\nlines',
        timezone: 'EST',
        status: 'pending',
      });
      expect(booking.id).toMatch(/^[\da-f-]{36}$/);
      expect(booking.endsAt.getTime() - booking.startsAt.getTime()).toBe(60 * 60_000);
      expect(booking.createdAt.getTime()).toBeGreaterThan(Date.now() - 600_000);
    });

    test('B8 and the time is taken from then on, for as long as it lasts', async () => {
      const slot = await aFreeSlot(client);
      const { startsAt, endsAt } = await client.bookings.create(
        aContractBooking({ ...slot, serviceType: 'executive' }),
      );
      expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60_000);
      expect(await client.bookings.takenRanges({ from: slot.date, to: slot.date })).toContainEqual({
        startsAt,
        endsAt,
      });
    });

    test('B8 once, however often the same form arrives', async () => {
      const form = aContractBooking(await aFreeSlot(client));
      const [first, second] = await Promise.all([client.bookings.create(form), client.bookings.create(form)]);
      const third = await client.bookings.create(form);
      expect([second.id, third.id]).toEqual([first.id, first.id]);
    });

    test('B10 and is told when the form was sent before with other details', async () => {
      const [slot, other] = await freeSlots(client);
      const form = aContractBooking(slot);
      await client.bookings.create(form);
      await expect(client.bookings.create({ ...form, ...other })).rejects.toEqual(refusal('conflict'));
    });

    test('B10 and is told in plain words that somebody else was faster', async () => {
      const slot = await aFreeSlot(client);
      await client.bookings.create(aContractBooking({ ...slot, serviceType: 'executive' }));
      await expect(client.bookings.create(aContractBooking({ ...slot, serviceType: 'keynote' }))).rejects.toEqual(
        refusal('taken'),
      );
    });

    test.each([
      ['firstName', { firstName: ' ' }],
      ['lastName', { lastName: 'x'.repeat(81) }],
      ['email', { email: 'ada@nowhere' }],
      ['phone', { phone: '1'.repeat(41) }],
      ['message', { message: 'x'.repeat(2001) }],
      ['serviceType', { serviceType: 'retreats' }],
      ['time', { time: '12:00 PM' }],
      ['date', { date: '2099-01-05' }],
    ] as [string, Partial<NewBooking>][])('B6 and is told which field was refused: %s', async (field, wrong) => {
      const form = aContractBooking({ ...(await aFreeSlot(client)), ...wrong });
      await expect(client.bookings.create(form)).rejects.toEqual(refusal('invalid', field));
    });

    test('B8 unless it is a machine, which is told the same and books nothing', async () => {
      const slot = await aFreeSlot(client);
      const booking = await client.bookings.create(aContractBooking({ ...slot, website: 'https://spam.example' }));
      expect(booking).toMatchObject({ ...slot, status: 'pending' });
      expect(await client.bookings.takenRanges({ from: slot.date, to: slot.date })).not.toContainEqual({
        startsAt: booking.startsAt,
        endsAt: booking.endsAt,
      });
    });

    test('B10 and a request that is given up says so', async () => {
      await expect(
        client.bookings.takenRanges({ from: '2026-11-23', to: '2026-11-24' }, AbortSignal.abort()),
      ).rejects.toBeDefined();
    });
  });

  describe('a visitor writes', () => {
    test('C2 a message, and again after a lost answer', async () => {
      const message = aNewMessage({ email: someEmail(), message: `Hello from ${visitorTimeZone()}` });
      await client.messages.send(message);
      await expect(client.messages.send(message)).resolves.toBeUndefined();
    });

    test.each([
      ['name', { name: '' }],
      ['email', { email: 'ada@' }],
      ['company', { company: 'x'.repeat(121) }],
      ['service', { service: 'executive' }],
      ['message', { message: '\n \n' }],
    ])('C1 and is told which field was refused: %s', async (field, wrong) => {
      await expect(client.messages.send(aNewMessage({ email: someEmail(), ...wrong }))).rejects.toEqual(
        refusal('invalid', field),
      );
    });

    test('C5 the own address for the newsletter, known or not', async () => {
      const email = someEmail();
      await client.subscribers.subscribe({ email, website: '' });
      await expect(client.subscribers.subscribe({ email: email.toUpperCase(), website: '' })).resolves.toBeUndefined();
      await expect(client.subscribers.subscribe({ email: someEmail(), website: 'spam' })).resolves.toBeUndefined();
      await expect(client.subscribers.subscribe({ email: 'nobody', website: '' })).rejects.toEqual(
        refusal('invalid', 'email'),
      );
    });
  });

  describe('a visitor reads', () => {
    test('P7 published posts, newest first, without their bodies', async () => {
      const posts = await client.posts.list({});
      expect(posts.length).toBeGreaterThan(2);
      const times = posts.map((post) => post.createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(posts.filter((post) => 'content' in post)).toEqual([]);
      expect((await client.posts.list({ limit: 2 })).map((post) => post.id)).toEqual(
        posts.slice(0, 2).map((post) => post.id),
      );
    });

    test('L8 posts of one category, or the featured ones', async () => {
      const posts = await client.posts.list({});
      const idsOf = (chosen: typeof posts) => chosen.map((post) => post.id);
      const { category } = posts[0]!;
      expect(idsOf(await client.posts.list({ category }))).toEqual(
        idsOf(posts.filter((post) => post.category === category)),
      );
      expect(idsOf(await client.posts.list({ isFeatured: true }))).toEqual(
        idsOf(posts.filter((post) => post.isFeatured)),
      );
    });

    test('L8 how many posts each category has', async () => {
      const posts = await client.posts.list({});
      const tally = await client.posts.tally();
      expect(tally.map((post) => post.category).sort()).toEqual(posts.map((post) => post.category).sort());
    });

    test('P8 one post with its body, and none under an unknown address', async () => {
      const [summary] = await client.posts.list({ limit: 1 });
      const post = await client.posts.bySlug(summary!.slug);
      expect(post).toMatchObject(summary!);
      expect(post!.content.length).toBeGreaterThan(0);
      expect(await client.posts.bySlug('no-such-post')).toBeNull();
    });

    test('P6 a post that has one view more after it was counted', async () => {
      const slug = (await client.posts.list({})).at(-1)!.slug;
      const before = (await client.posts.bySlug(slug))!.views;
      await client.posts.countView(slug);
      expect((await client.posts.bySlug(slug))!.views).toBe(before + 1);
      await expect(client.posts.countView('no-such-post')).resolves.toBeUndefined();
    });

    test('L6 up to four testimonials, newest first', async () => {
      const testimonials = await client.testimonials.list();
      expect(testimonials.length).toBeGreaterThan(0);
      expect(testimonials.length).toBeLessThanOrEqual(4);
      const times = testimonials.map((testimonial) => testimonial.createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
    });

    test('L3 public settings, each of its declared type', async () => {
      const settings = await client.settings.read();
      for (const [key, value] of Object.entries(settings))
        expect(typeof value).toBe(typeof publicDefaults[key as keyof typeof settings]);
    });
  });
}
