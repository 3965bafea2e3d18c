import type { Settings } from 'data-client';
import type { Service } from 'domain/services';
import { listOf } from 'domain/settings/list-setting';
import { inside, siteOf, webAddress } from './web-address';

/** The coach's topics, for the types that describe people and their practices. */
const topics = [
  'Leadership development',
  'Executive coaching',
  'Business coaching',
  'Life coaching',
  'Keynote speaking',
  'Team facilitation',
] as const;

const personal: readonly Settings['schema_type'][] = ['Person', 'ProfessionalService'];

type OfferedService = Pick<Service, 'id' | 'name' | 'subtitle' | 'isOnPage'>;

/** Returns the schema.org data of the whole site, or undefined if the owner disabled it. */
export function structuredData(
  settings: Settings,
  siteAddress: string,
  services: readonly OfferedService[],
): object | undefined {
  if (!settings.structured_data_enabled) return undefined;
  const { schema_type: type } = settings;
  const site = siteOf(settings, siteAddress);
  const url = webAddress(settings.schema_url, site) ?? site;
  const name = settings.schema_name || settings.site_title;
  return withoutNothing({
    '@context': 'https://schema.org',
    '@type': type,
    '@id': new URL('#coach', url).href,
    name,
    jobTitle: type === 'Person' ? settings.schema_job_title : '',
    description: settings.schema_description || settings.meta_description,
    url,
    image: webAddress(settings.schema_image, site) ?? '',
    email: settings.business_email || settings.contact_email,
    telephone: settings.business_phone || settings.contact_phone,
    ...(type === 'Person'
      ? {}
      : { address: settings.business_address, logo: webAddress(settings.logo_url, site) ?? '' }),
    sameAs: sameAs(settings),
    ...(personal.includes(type) ? { knowsAbout: topics, makesOffer: offer(settings, { url, site }, services) } : {}),
  });
}

/**
 * Returns the breadcrumbs of a page, which search engines show above a result.
 *
 * @param pages names and absolute addresses from below the home page to the page
 */
export function breadcrumbs(
  settings: Settings,
  pages: readonly { name: string; address: string }[],
  siteAddress: string,
): object | undefined {
  if (!settings.structured_data_enabled || !settings.breadcrumbs_enabled) return undefined;
  const home = { name: settings.site_title, address: siteOf(settings, siteAddress) };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...pages].map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/**
 * Returns the owner's questions and answers as schema.org data, or undefined if there are none.
 *
 * @param htmlOf renders an answer, which is Markdown; without it the answer stays as typed
 */
export function faqData(settings: Settings, htmlOf = (markdown?: string) => markdown): object | undefined {
  const questions = listOf<{ question: string; answer: string }>(settings.words_faq_entries);
  if (!settings.structured_data_enabled || questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: htmlOf(answer) },
    })),
  };
}

function offer(
  { business_description, schema_job_title }: Settings,
  { url, site }: { url: string; site: string },
  services: readonly OfferedService[],
) {
  const offered = services.filter(({ isOnPage }) => isOnPage);
  return {
    '@type': 'Offer',
    url,
    itemOffered: withoutNothing({
      '@type': 'Service',
      name: 'Coaching',
      serviceType: schema_job_title,
      description: business_description,
      areaServed: 'Worldwide',
      hasOfferCatalog: offered.length > 0 ? catalogOf(offered, site) : '',
    }),
  };
}

const catalogOf = (services: readonly OfferedService[], site: string) => ({
  '@type': 'OfferCatalog',
  name: 'Services',
  itemListElement: services.map(({ id, name, subtitle }) => ({
    '@type': 'Offer',
    itemOffered: withoutNothing({
      '@type': 'Service',
      name,
      description: subtitle,
      url: inside(site, `services/${id}/`),
    }),
  })),
});

/** Parses the owner's profiles elsewhere: a JSON list, typed as text. */
function sameAs({ schema_same_as }: Settings): string[] {
  if (!schema_same_as.trim()) return [];
  try {
    const profiles: unknown = JSON.parse(schema_same_as);
    if (Array.isArray(profiles) && profiles.every(isProfile)) return profiles;
  } catch {
    // The warning below covers invalid JSON, too.
  }
  console.warn('The setting schema_same_as is not a JSON list of web addresses, so structured data omits it.');
  return [];
}

const isProfile = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

function withoutNothing(data: Record<string, unknown>): Record<string, unknown> {
  const isSaid = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => isSaid(value)));
}

/** Serializes JSON for an inline script: nothing in it can end the element. */
export function inlineJson(data: unknown): string {
  const escapes: Record<string, string> = {
    '<': '\\u003c',
    '>': '\\u003e',
    '&': '\\u0026',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  };
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
