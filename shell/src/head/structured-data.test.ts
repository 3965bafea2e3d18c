import { publicDefaults, type Settings } from 'data-client';
import { builtInServices } from 'domain/built-in-services.generated';
import { breadcrumbs, inlineJson, structuredData } from './structured-data';

const site = 'https://coach.example/';
const dataWith = (settings: Partial<Settings> = {}) =>
  structuredData({ ...publicDefaults, ...settings }, site, builtInServices) as Record<string, unknown> | undefined;

test('R8 a person has six topics and an offer', () => {
  const data = dataWith();
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Lena Ashford',
    jobTitle: 'Leadership and Executive Coach',
    url: site,
    makesOffer: { '@type': 'Offer', itemOffered: { '@type': 'Service' } },
  });
  expect(data?.knowsAbout).toHaveLength(6);
});

test('R8 name, description and contact details follow those of the site', () => {
  const data = dataWith({
    site_title: 'Ada Brook',
    meta_description: 'Coaching in Leeds.',
    contact_email: 'ada@brook.example',
    contact_phone: '+44 113 496 0000',
  });
  expect(data).toMatchObject({
    name: 'Ada Brook',
    description: 'Coaching in Leeds.',
    email: 'ada@brook.example',
    telephone: '+44 113 496 0000',
  });
});

test.each([
  ['Person', true],
  ['ProfessionalService', true],
  ['Organization', false],
  ['LocalBusiness', false],
] as const)('R8 topics and offer for a %s: %s', (schema_type, isSaid) => {
  const data = dataWith({ schema_type });
  expect(data?.['@type']).toBe(schema_type);
  expect('knowsAbout' in (data ?? {})).toBe(isSaid);
  expect('makesOffer' in (data ?? {})).toBe(isSaid);
  expect('jobTitle' in (data ?? {})).toBe(schema_type === 'Person');
});

test('SV2 the offer lists the services on the page', () => {
  const { makesOffer } = dataWith() as {
    makesOffer: { itemOffered: { hasOfferCatalog: { itemListElement: object[] } } };
  };
  const { itemListElement } = makesOffer.itemOffered.hasOfferCatalog;
  expect(itemListElement).toHaveLength(7);
  expect(itemListElement[0]).toEqual({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: 'Keynote Speaking',
      description: 'For audiences who have heard the usual talk',
      url: 'https://coach.example/services/keynote/',
    },
  });
});

test('R8 the owner can disable structured data', () => {
  expect(dataWith({ structured_data_enabled: false })).toBeUndefined();
});

test('R8 profiles are listed', () => {
  expect(dataWith({ schema_same_as: '["https://x.com/ada"]' })?.sameAs).toEqual(['https://x.com/ada']);
  expect(dataWith({ schema_same_as: '[]' })).not.toHaveProperty('sameAs');
});

test.each(['[', '{"a":1}', '"https://x.com/ada"', '[1]', '["javascript:alert(1)"]', 'https://x.com/ada'])(
  'R8 invalid profiles (%s) are skipped with a warning',
  (schema_same_as) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(dataWith({ schema_same_as })).not.toHaveProperty('sameAs');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('schema_same_as'));
  },
);

test('R8 empty values and invalid addresses are omitted', () => {
  const data = dataWith({ schema_image: 'javascript:alert(1)', business_phone: '', contact_phone: '' });
  expect(data).not.toHaveProperty('image');
  expect(data).not.toHaveProperty('telephone');
  expect(dataWith({ schema_image: '/images/portrait.svg' })?.image).toBe('https://coach.example/images/portrait.svg');
});

test('R8 no text of the owner can end the script element', () => {
  const data = dataWith({ schema_name: '</script><script>alert(1)</script>\u2028&' });
  const json = inlineJson(data);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual(data);
});

test('breadcrumbs are included unless the owner disabled them', () => {
  const page = { name: 'Blog', address: `${site}blog/` };
  expect(breadcrumbs(publicDefaults, [page], site)).toMatchObject({
    itemListElement: [
      { position: 1, item: site },
      { position: 2, name: 'Blog', item: 'https://coach.example/blog/' },
    ],
  });
  expect(breadcrumbs({ ...publicDefaults, breadcrumbs_enabled: false }, [page], site)).toBeUndefined();
});
