import { type SettingValues } from 'data-client/owner';
import { definitionOf, type SettingKey } from 'domain/settings/registry';

type ScorePart = { key: SettingKey; what: string; points: number; isEarned: boolean };

type SeoScore = {
  /** Capped at 100, although the parts add up to 105. */
  total: number;
  label: 'Excellent' | 'Good' | 'Fair' | 'Needs Improvement';
  tone: 'success' | 'warning' | 'danger';
  parts: readonly ScorePart[];
};

type Rule = { key: SettingKey; what: string; points: number };

const rules: readonly Rule[] = [
  { key: 'meta_title', what: 'Meta title of 30 to 60 characters', points: 10 },
  { key: 'meta_description', what: 'Meta description of 120 to 160 characters', points: 10 },
  { key: 'meta_keywords', what: 'Meta keywords', points: 5 },
  { key: 'og_title', what: 'Title when shared', points: 8 },
  { key: 'og_description', what: 'Description when shared', points: 8 },
  { key: 'og_image', what: 'Image when shared', points: 8 },
  { key: 'twitter_card', what: 'Card on X', points: 7 },
  { key: 'canonical_url', what: 'Canonical address', points: 8 },
  { key: 'schema_type', what: 'What you are, for search engines', points: 10 },
  { key: 'sitemap_enabled', what: 'Sitemap', points: 5 },
  { key: 'robots_txt', what: 'Rules for crawlers', points: 5 },
  { key: 'focus_keywords', what: 'Focus keywords', points: 8 },
  { key: 'google_site_verification', what: 'Google verification', points: 5 },
  { key: 'structured_data_enabled', what: 'Structured data', points: 8 },
];

/** The length that counts toward the recommended range. */
export const lengthOf = (value: unknown) => [...String(value).trim()].length;

export function isInAdvisedRange(key: SettingKey, value: unknown): boolean {
  const [shortest, longest] = definitionOf(key).advised ?? [1, Infinity];
  const length = lengthOf(value);
  return length >= shortest && length <= longest;
}

const isEarned = (key: SettingKey, value: unknown) =>
  typeof value === 'boolean' ? value : isInAdvisedRange(key, value);

const labels = [
  { from: 80, label: 'Excellent', tone: 'success' },
  { from: 60, label: 'Good', tone: 'warning' },
  { from: 40, label: 'Fair', tone: 'danger' },
  { from: 0, label: 'Needs Improvement', tone: 'danger' },
] as const;

/** Scores the SEO settings. */
export function seoScore(values: SettingValues): SeoScore {
  const parts = rules.map((rule) => ({ ...rule, isEarned: isEarned(rule.key, values[rule.key]) }));
  const sum = parts.reduce((points, part) => points + (part.isEarned ? part.points : 0), 0);
  const total = Math.min(100, sum);
  const { label, tone } = labels.find(({ from }) => total >= from) ?? labels[3];
  return { total, label, tone, parts };
}
