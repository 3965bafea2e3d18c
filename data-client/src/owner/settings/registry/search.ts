import { settingChoices } from 'data-client';
import { choice, flag, image, jsonArray, multiline, settingGroup, text, url } from '../definition';

const titleLength = [30, 60] as const;
const descriptionLength = [120, 160] as const;
const shared = { width: 1200, height: 630 } as const;
const inherited = 'Empty: the meta text is used.';

export const seo = settingGroup('seo', {
  meta_title: text('Meta title', {
    hint: '30 to 60 characters. The headline of your search result.',
    advised: titleLength,
  }),
  meta_description: multiline('Meta description', {
    hint: '120 to 160 characters. The text under that headline.',
    advised: descriptionLength,
    maxLength: 500,
  }),
  meta_keywords: text('Meta keywords', { hint: 'A few words, separated by commas.', maxLength: 500 }),
  canonical_url: url('Canonical address', {
    hint: 'The one address of the site, for example https://www.example.com/.',
  }),
  og_title: text('Title when shared', { hint: inherited }),
  og_description: multiline('Description when shared', { hint: inherited, maxLength: 500 }),
  og_image: image('Image when shared', { picture: shared, hint: 'Recommended size: 1200 by 630.' }),
  og_type: choice('Kind of page', settingChoices.og_type, { hint: 'Website, for nearly everybody.' }),
  og_url: url('Address when shared', { hint: 'Empty: the canonical address is used.' }),
  og_site_name: text('Site name when shared', { hint: 'Empty: the site title is used.', maxLength: 120 }),
  twitter_card: choice('Card on X', settingChoices.twitter_card, {
    hint: 'With a large picture, or a small one beside the words.',
  }),
  twitter_title: text('Title on X', { hint: inherited }),
  twitter_description: multiline('Description on X', { hint: inherited, maxLength: 500 }),
  twitter_image: image('Image on X', { picture: shared, hint: 'Empty: the image when shared is used.' }),
  twitter_site: text('Account of the site on X', { hint: 'With the @.', maxLength: 60 }),
  twitter_creator: text('Your account on X', { hint: 'With the @.', maxLength: 60 }),
  robots_txt: multiline('Rules for crawlers', { hint: 'The content of robots.txt. The default allows everybody.' }),
  sitemap_enabled: flag('Publish a sitemap', { hint: 'A list of your pages, for search engines.' }),
  sitemap_url: url('Address of the sitemap', { hint: 'Where crawlers find it.' }),
  google_site_verification: text('Google verification', {
    hint: 'The code that Google Search Console gives you, for whoever looks after your domain.',
    isManagedByHost: true,
  }),
  bing_site_verification: text('Bing verification', {
    hint: 'The code that Bing Webmaster Tools gives you, for whoever looks after your domain.',
    isManagedByHost: true,
  }),
  yandex_site_verification: text('Yandex verification', {
    hint: 'The code that Yandex Webmaster gives you, for whoever looks after your domain.',
    isManagedByHost: true,
  }),
});

export const schema = settingGroup('schema', {
  schema_type: choice('You are a', settingChoices.schema_type, { hint: 'What search engines take this site for.' }),
  schema_name: text('Name', { hint: 'Empty: the site title is used.', maxLength: 120 }),
  schema_job_title: text('Job title', { hint: 'Told for a person.', maxLength: 120 }),
  schema_description: multiline('Description', { hint: 'Empty: the meta description is used.', maxLength: 500 }),
  schema_url: url('Address', { hint: 'Empty: the canonical address is used.' }),
  schema_image: image('Image', { hint: 'A picture of you, told to search engines.' }),
  schema_same_as: jsonArray('Your profiles elsewhere', {
    hint: 'A JSON list of addresses: ["https://www.linkedin.com/in/…"].',
  }),
  structured_data_enabled: flag('Tell search engines who you are', { hint: 'Structured data in every page.' }),
});

export const monitoring = settingGroup('monitoring', {
  focus_keywords: text('Focus keywords', {
    hint: 'What people should find you by, separated by commas.',
    maxLength: 500,
  }),
  target_audience: multiline('Target audience', { isNote: true }),
  content_strategy: multiline('Content strategy', { isNote: true }),
  rank_tracking_keywords: jsonArray('Keywords whose rank you follow', {
    hint: 'A JSON list of words: ["leadership coach"].',
    isNote: true,
  }),
  google_search_console_property: url('Search Console property', {
    hint: 'The address of your property, so that links from here lead to it.',
  }),
  bing_webmaster_tools: text('Bing Webmaster Tools', { isNote: true }),
  yandex_metrica: text('Yandex Metrica', { isNote: true }),
});

const consented = 'Loaded only for visitors who agreed to it.';

export const analytics = settingGroup('analytics', {
  google_analytics_id: text('Google Analytics', {
    hint: `G-XXXXXXXXXX. ${consented}`,
    maxLength: 40,
    pattern: '^G-[A-Z0-9]{4,14}$',
  }),
  google_tag_manager_id: text('Google Tag Manager', {
    hint: `GTM-XXXXXXX. ${consented}`,
    maxLength: 40,
    pattern: '^GTM-[A-Z0-9]{4,10}$',
  }),
  facebook_pixel_id: text('Facebook Pixel', {
    hint: `Digits only. ${consented}`,
    maxLength: 40,
    pattern: '^\\d{10,20}$',
  }),
  hotjar_id: text('Hotjar', { hint: `Digits only. ${consented}`, maxLength: 40, pattern: '^\\d{5,10}$' }),
  linkedin_insight_tag: text('LinkedIn Insight Tag', {
    hint: `Digits only. ${consented}`,
    maxLength: 40,
    pattern: '^\\d{4,10}$',
  }),
  microsoft_clarity_id: text('Microsoft Clarity', {
    hint: `Ten letters and digits. ${consented}`,
    maxLength: 40,
    pattern: '^[a-z0-9]{6,16}$',
  }),
  google_search_console: url('Google Search Console', { aliasOf: 'google_search_console_property' }),
});
