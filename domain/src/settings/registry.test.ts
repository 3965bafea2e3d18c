import { heroWords } from './words/hero.generated';
import { storyWords } from './words/story.generated';
import { publicDefaults } from './public-settings.generated';
import type { SettingDefinition } from './definition';
import { seededKeys, settingsRegistry } from './registry';

// Point 3 of the specification, group by group.
const specified = {
  general: 'site_title site_tagline site_description contact_email contact_phone contact_address',
  images: 'portrait_url hero_portrait_url about_image_url logo_url favicon_url',
  seo: 'meta_title meta_description meta_keywords canonical_url og_title og_description og_image og_type og_url og_site_name twitter_card twitter_title twitter_description twitter_image twitter_site twitter_creator robots_txt sitemap_enabled sitemap_url google_site_verification bing_site_verification yandex_site_verification',
  schema:
    'schema_type schema_name schema_job_title schema_description schema_url schema_image schema_same_as structured_data_enabled',
  business:
    'business_name business_type business_description business_phone business_email business_address business_hours',
  technical:
    'hreflang_enabled amp_enabled pwa_enabled breadcrumbs_enabled lazy_loading image_optimization minification compression caching_enabled',
  monitoring:
    'focus_keywords target_audience content_strategy rank_tracking_keywords google_search_console_property bing_webmaster_tools yandex_metrica',
  social: 'social_linkedin social_facebook social_instagram social_twitter social_youtube social_tiktok',
  analytics:
    'google_analytics_id google_tag_manager_id facebook_pixel_id hotjar_id linkedin_insight_tag microsoft_clarity_id google_search_console',
  features:
    'booking_enabled newsletter_enabled blog_enabled testimonials_enabled contact_form_enabled live_chat_enabled cookie_banner_enabled search_enabled comments_enabled social_sharing_enabled',
  branding:
    'primary_color secondary_color accent_color background_color text_color link_color button_style font_primary font_secondary',
  blog: 'posts_per_page excerpt_length default_post_status allow_comments auto_excerpt related_posts',
  email:
    'smtp_host smtp_port smtp_username smtp_password smtp_secure from_email from_name reply_to_email email_notifications',
  security:
    'ssl_redirect security_headers two_factor_auth cache_enabled compression_enabled backup_enabled api_rate_limit maintenance_mode privacy_policy_url terms_of_service_url cookie_policy_url gdpr_enabled ccpa_enabled age_verification',
  typography:
    'primary_font secondary_font accent_font body_font_size heading_font_size line_height font_weight_normal font_weight_bold',
};

const all: [string, SettingDefinition][] = Object.entries(settingsRegistry);
const keysOf = (isWanted: (definition: SettingDefinition) => boolean) =>
  all.filter(([, definition]) => isWanted(definition)).map(([key]) => key);

// Keys that this site has in addition.
const added = [
  ...['booking_auto_confirm', 'message_notifications', 'request_lapse_hours', 'calendar_patience_hours'],
  ...['retention_message_months', 'retention_cancelled_months', 'retention_past_months', 'legal_notice'],
];

test.each(Object.entries(specified))('E1 the group %s holds exactly its keys', (group, keys) => {
  const inGroup = keysOf((definition) => definition.group === group);
  expect(inGroup.filter((key) => !added.includes(key))).toEqual(keys.split(' '));
});

test('E1 visitors know the defaults of exactly the keys that are public', () => {
  const known = keysOf(({ isPublic, group, effect, aliasOf }) => isPublic && group !== 'words' && !effect && !aliasOf);
  expect(known.sort()).toEqual(Object.keys(publicDefaults).sort());
  for (const [key, value] of Object.entries(publicDefaults))
    expect(settingsRegistry[key as 'site_title'].default).toBe(value);
});

test('E1 settings of the mail server, verifications and secrets are private', () => {
  const hidden = all.filter(
    ([key, { group, type }]) =>
      group === 'email' || group === 'monitoring' || type === 'secret' || key.endsWith('_verification'),
  );
  expect(hidden.filter(([key, { isPublic }]) => isPublic && key !== 'age_verification').map(([key]) => key)).toEqual(
    [],
  );
});

test('E4 defaults are those of the business constants', () => {
  const defaults = Object.fromEntries(all.map(([key, definition]) => [key, definition.default]));
  expect(defaults).toMatchObject({
    api_rate_limit: 100,
    smtp_port: 587,
    smtp_secure: true,
    posts_per_page: 6,
    excerpt_length: 150,
    default_post_status: 'draft',
    button_style: 'rounded',
    primary_color: '#032B44',
    secondary_color: '#F8E231',
    accent_color: '#DAA520',
    background_color: '#FFFFFF',
    text_color: '#2C2C2C',
    link_color: '#032B44',
    primary_font: 'Playfair Display',
    secondary_font: 'Montserrat',
    accent_font: 'Dancing Script',
    body_font_size: 16,
    heading_font_size: 48,
    line_height: 1.6,
    font_weight_normal: 400,
    font_weight_bold: 700,
    privacy_policy_url: '/privacy-policy',
    terms_of_service_url: '/terms-of-service',
    cookie_policy_url: '/cookie-policy',
  });
});

test('E4 exactly the specified settings are off by default', () => {
  const off =
    'amp_enabled hreflang_enabled live_chat_enabled search_enabled comments_enabled allow_comments maintenance_mode two_factor_auth gdpr_enabled ccpa_enabled age_verification';
  const found = keysOf(({ type, default: value }) => type === 'boolean' && value === false);
  expect(found.filter((key) => !added.includes(key)).sort()).toEqual(off.split(' ').sort());
});

test('S5 enumerations hold exactly the specified values', () => {
  expect(settingsRegistry.twitter_card.choices).toEqual(['summary_large_image', 'summary']);
  expect(settingsRegistry.og_type.choices).toEqual(['website', 'article', 'profile']);
  expect(settingsRegistry.schema_type.choices).toEqual([
    'Person',
    'Organization',
    'LocalBusiness',
    'ProfessionalService',
  ]);
  expect(settingsRegistry.api_rate_limit).toMatchObject({ min: 1, max: 1000 });
  expect(settingsRegistry.body_font_size).toMatchObject({ min: 12, max: 24 });
  expect(settingsRegistry.heading_font_size).toMatchObject({ min: 24, max: 72 });
});

test('E1 an alias points to a key that is edited in its own place', () => {
  const aliases = all.filter(([, definition]) => definition.aliasOf);
  for (const [, { aliasOf }] of aliases)
    expect([aliasOf, (settingsRegistry[aliasOf as 'site_title'] as SettingDefinition).aliasOf]).toEqual([
      aliasOf,
      undefined,
    ]);
  expect(aliases.length).toBe(6);
});

test('WO1 the default words of a section are next to its code, under short names', () => {
  expect(heroWords.heading).toBe(settingsRegistry.words_hero_heading.default);
  expect(storyWords.chapters).toBe(settingsRegistry.words_story_chapters.default);
});

test('WO1 no words are stored until the owner changes them', () => {
  expect(seededKeys.filter((key) => key.startsWith('words_'))).toEqual([]);
  expect(seededKeys).toContain('site_title');
});
