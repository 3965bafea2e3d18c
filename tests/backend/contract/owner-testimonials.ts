import { emptyTestimonial, type OwnerTestimonial, type TestimonialDraft } from 'data-client/owner';
import { owner, visitor } from './clients';
import { refusal } from './material';

/** The signed-in owner's testimonials. */
export function ownerTestimonials(): void {
  const { testimonials } = owner;
  const aDraft = (over: Partial<TestimonialDraft> = {}): TestimonialDraft => ({
    ...emptyTestimonial,
    name: `Contract ${crypto.randomUUID()}`,
    title: 'Engineer',
    content: 'It helped.',
    ...over,
  });
  const create = (draft = aDraft()) => testimonials.create({ id: crypto.randomUUID(), draft });
  const draftOf = (testimonial: OwnerTestimonial): TestimonialDraft => {
    const { name, title, company, rating, content, imageUrl, hasPictureConsent } = testimonial;
    return { name, title, company, rating, content, imageUrl, hasPictureConsent };
  };
  const isSeen = async (id: string) => (await visitor.testimonials.list()).some((seen) => seen.id === id);

  test('T2 a new testimonial is published and not featured, with the given text', async () => {
    const draft = aDraft({
      ...{ company: 'Fernhill', rating: 4 },
      ...{ imageUrl: 'https://example.com/a.webp', hasPictureConsent: true },
    });
    const said = await create(draft);
    expect(said).toMatchObject({ ...draft, isPublished: true, isFeatured: false });
    expect(await testimonials.byId(said.id)).toEqual(said);
    expect(await isSeen(said.id)).toBe(true);
  });

  test('T2 a new testimonial that is sent twice is created once', async () => {
    const said = { id: crypto.randomUUID(), draft: aDraft() };
    const created = await testimonials.create(said);
    await expect(testimonials.create(said)).rejects.toEqual(refusal('conflict'));
    expect(await testimonials.byId(said.id)).toEqual(created);
  });

  test('T1 testimonials are listed newest first, with a total, a filter and a search', async () => {
    const said = await create();
    const everything = await testimonials.list({ page: 1, pageSize: 1000 });
    expect(everything.total).toBe(everything.rows.length);
    const times = everything.rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const find = async (status: 'published' | 'hidden') =>
      (await testimonials.list({ page: 1, pageSize: 20, search: said.name.toUpperCase(), status })).rows.length;
    expect([await find('published'), await find('hidden')]).toEqual([1, 0]);
  });

  test('T1 a hidden testimonial is not on the site, a featured one is marked', async () => {
    const { id, revision } = await create();
    const hidden = await testimonials.change({ id, revision, change: { isPublished: false } });
    expect(hidden).toMatchObject({ isPublished: false });
    expect(await isSeen(id)).toBe(false);
    const change = { isFeatured: true };
    await expect(testimonials.change({ id, revision, change })).rejects.toEqual(refusal('conflict'));
    expect(await testimonials.change({ id, revision: hidden.revision, change })).toMatchObject({
      isFeatured: true,
      isPublished: false,
    });
  });

  test('T2 an edit is stored, and changes made elsewhere are never overwritten', async () => {
    const said = await create();
    const { id, revision } = said;
    const saved = await testimonials.save({ id, revision, draft: { ...draftOf(said), rating: 2 } });
    expect(saved).toMatchObject({ rating: 2, isPublished: true });
    const late = testimonials.save({ id, revision, draft: { ...draftOf(said), rating: 1 } });
    await expect(late).rejects.toEqual(refusal('conflict'));
    expect(await testimonials.byId(id)).toMatchObject({ rating: 2 });
  });

  test('T1 the average counts every testimonial, with one decimal', async () => {
    await create(aDraft({ rating: 1 }));
    const { rows } = await testimonials.list({ page: 1, pageSize: 1000 });
    const average = rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length;
    const shown = await testimonials.averageRating();
    expect(Math.abs((shown ?? 0) - average)).toBeLessThanOrEqual(0.05 + 1e-9);
    expect(String(shown)).toMatch(/^[1-5](\.\d)?$/);
  });

  test('T1 a deleted testimonial disappears, and changing it is reported', async () => {
    const said = await create();
    const { id, revision } = said;
    await testimonials.remove([id]);
    expect(await testimonials.byId(id)).toBeNull();
    await expect(testimonials.change({ id, revision, change: { isFeatured: true } })).rejects.toEqual(
      refusal('not-found'),
    );
    await expect(testimonials.save({ id, revision, draft: draftOf(said) })).rejects.toEqual(refusal('not-found'));
  });
}
