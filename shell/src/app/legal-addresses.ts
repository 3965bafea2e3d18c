import { publicDefaults, type Settings } from 'data-client';
import type { LegalAddresses, LegalDocument } from 'public-site/contract';
import { paths } from './paths';

const settingOf = {
  privacy: 'privacy_policy_url',
  terms: 'terms_of_service_url',
  cookies: 'cookie_policy_url',
} as const satisfies Partial<Record<LegalDocument, keyof Settings>>;

type Linked = keyof typeof settingOf;
type LegalSettings = Pick<Settings, (typeof settingOf)[Linked] | 'legal_notice'>;

const documents = Object.keys(settingOf) as Linked[];
const pathPattern = /^(\/[\w-]+)+$/;
const takenPaths: readonly string[] = Object.values(paths);

/** The footer's links: the owner's addresses where they are valid, else the built-in ones; the legal notice once it is written. */
export function legalAddresses(settings: LegalSettings): LegalAddresses {
  const of = (document: Linked) => addressOf(settings, document);
  const notice = settings.legal_notice.trim() ? paths.notice : undefined;
  return { privacy: of('privacy'), terms: of('terms'), cookies: of('cookies'), notice };
}

function addressOf(settings: LegalSettings, document: Linked): string {
  const key = settingOf[document];
  const asked = settings[key].trim();
  if (/^https?:\/\//i.test(asked) && URL.canParse(asked)) return asked;
  const path = asked.replace(/^\/?#/, '');
  const [, first = ''] = path.split('/');
  return pathPattern.test(path) && !takenPaths.includes(`/${first}`) ? path : publicDefaults[key];
}

/** The paths of this site that show a legal document. Built-in paths stay, so that old links work. */
export function legalRoutes(settings: LegalSettings): { path: string; shows: LegalDocument }[] {
  const addresses = legalAddresses(settings);
  const own = (Object.keys(addresses) as LegalDocument[]).map((shows) => ({ path: addresses[shows] ?? '', shows }));
  const builtIn = documents.map((shows) => ({ path: publicDefaults[settingOf[shows]], shows }));
  const routes = [...own, ...builtIn].filter(({ path }) => path.startsWith('/'));
  return routes.filter(({ path }, index) => routes.findIndex((route) => route.path === path) === index);
}
