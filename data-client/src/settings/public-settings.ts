/** The values each choice setting may take; the first is the default where no other is named. */
export const settingChoices = {
  og_type: ['website', 'article', 'profile'],
  twitter_card: ['summary_large_image', 'summary'],
  schema_type: ['Person', 'Organization', 'LocalBusiness', 'ProfessionalService'],
  button_style: ['rounded', 'square', 'pill'],
} as const;

type Choice<Key extends keyof typeof settingChoices> = (typeof settingChoices)[Key][number];

/** The bounds of number settings that shape the page. */
export const settingBounds = {
  body_font_size: [12, 24],
  heading_font_size: [24, 72],
  line_height: [1.2, 2],
  font_weight_normal: [300, 500],
  font_weight_bold: [600, 900],
  posts_per_page: [1, 50],
  excerpt_length: [20, 500],
} as const;

const description =
  'Leadership, executive, business and life coaching with Lena Ashford: private conversations, keynotes and retreats for people who lead.';
const metaTitle = 'Lena Ashford · Leadership and Executive Coach';

/**
 * Every setting that visitors may read, with its built-in default: what the site shows until the owner's own settings
 * arrive, and when they cannot be read. A key that is not listed here never leaves the backend for a visitor.
 */
export const publicDefaults = {
  site_title: 'Lena Ashford',
  site_tagline: 'Lead with courage. Live with clarity.',
  site_description: description,
  contact_email: 'hello@lenaashford.example',
  contact_phone: '+1 (212) 555-0148',
  contact_address: 'Global Virtual Services',

  portrait_url: '/images/portrait.svg',
  hero_portrait_url: '/images/portrait.svg',
  about_image_url: '/images/about.svg',
  logo_url: '',
  favicon_url: '/images/favicon.svg',

  meta_title: metaTitle,
  meta_description: description,
  meta_keywords: 'leadership coach, executive coaching, keynote speaker, business coaching',
  canonical_url: '',
  og_title: '',
  og_description: '',
  og_image: '',
  og_type: 'website' as Choice<'og_type'>,
  og_url: '',
  og_site_name: 'Lena Ashford',
  twitter_card: 'summary_large_image' as Choice<'twitter_card'>,
  twitter_title: '',
  twitter_description: '',
  twitter_image: '',
  twitter_site: '',
  twitter_creator: '',
  robots_txt: 'User-agent: *\nAllow: /',
  sitemap_enabled: true,
  sitemap_url: '/sitemap.xml',

  schema_type: 'Person' as Choice<'schema_type'>,
  schema_name: 'Lena Ashford',
  schema_job_title: 'Leadership and Executive Coach',
  schema_description: description,
  schema_url: '',
  schema_image: '',
  schema_same_as: '[]',
  structured_data_enabled: true,

  business_name: 'Lena Ashford Coaching',
  business_type: 'Coaching and consulting',
  business_description: 'Coaching, keynotes and retreats for leaders, online and in person.',
  business_phone: '+1 (212) 555-0148',
  business_email: 'hello@lenaashford.example',
  business_address: 'Global Virtual Services',
  business_hours: 'Monday to Friday, 9 AM to 5 PM Eastern Time',

  hreflang_enabled: false,
  pwa_enabled: true,
  breadcrumbs_enabled: true,
  lazy_loading: true,

  social_linkedin: 'https://www.linkedin.com/in/lena-ashford-example',
  social_facebook: 'https://www.facebook.com/lena.ashford.example',
  social_instagram: 'https://www.instagram.com/lena.ashford.example',
  social_twitter: 'https://x.com/lenaashford_ex',
  social_youtube: '',
  social_tiktok: '',

  google_analytics_id: '',
  google_tag_manager_id: '',
  facebook_pixel_id: '',
  hotjar_id: '',
  linkedin_insight_tag: '',
  microsoft_clarity_id: '',

  booking_enabled: true,
  newsletter_enabled: true,
  blog_enabled: true,
  testimonials_enabled: true,
  contact_form_enabled: true,
  live_chat_enabled: false,
  cookie_banner_enabled: true,
  search_enabled: false,
  comments_enabled: false,
  social_sharing_enabled: true,

  primary_color: '#032B44',
  secondary_color: '#F8E231',
  accent_color: '#DAA520',
  background_color: '#FFFFFF',
  text_color: '#2C2C2C',
  link_color: '#032B44',
  button_style: 'rounded' as Choice<'button_style'>,
  font_primary: 'Playfair Display',
  font_secondary: 'Montserrat',

  posts_per_page: 6,
  excerpt_length: 150,
  allow_comments: false,
  related_posts: true,

  maintenance_mode: false,
  privacy_policy_url: '/privacy-policy',
  terms_of_service_url: '/terms-of-service',
  cookie_policy_url: '/cookie-policy',
  gdpr_enabled: false,
  ccpa_enabled: false,
  age_verification: false,

  primary_font: 'Playfair Display',
  secondary_font: 'Montserrat',
  accent_font: 'Dancing Script',
  body_font_size: 16,
  heading_font_size: 48,
  line_height: 1.6,
  font_weight_normal: 400,
  font_weight_bold: 700,
};

/** The settings of the site as visitors see them, each of its declared type. */
export type Settings = typeof publicDefaults;

export type PublicSettingKey = keyof Settings;
