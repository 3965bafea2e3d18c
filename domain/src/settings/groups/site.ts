import { builtIn } from '../built-in.ts';
import { email, image, multiline, phone, settingGroup, text, url } from '../definition.ts';

export const general = settingGroup('general', 'public', {
  site_title: text('Site title', {
    default: builtIn.name,
    hint: 'Your name or the name of your practice. Shown in the header, the footer and the browser tab.',
    isRequired: true,
    maxLength: 80,
  }),
  site_tagline: text('Tagline', {
    default: 'Lead with courage. Live with clarity.',
    hint: 'One line under your name at the top of the home page.',
    maxLength: 160,
  }),
  site_description: multiline('Description', {
    default: builtIn.description,
    hint: 'Two or three sentences about what you do.',
    maxLength: 500,
  }),
  contact_email: email('Contact email', {
    default: builtIn.email,
    hint: 'The address visitors write to. Shown in the contact section and the footer.',
  }),
  contact_phone: phone('Contact phone', {
    default: builtIn.phone,
    hint: 'Include the country code, for example +1 (212) 555-0148.',
  }),
  contact_address: text('Location', {
    default: builtIn.location,
    hint: 'A city, or how you work: Global Virtual Services.',
  }),
});

export const images = settingGroup('images', 'public', {
  portrait_url: image('Portrait', {
    default: '/images/portrait.svg',
    hint: 'Used in the about section, next to your articles and in the contact section.',
  }),
  hero_portrait_url: image('Portrait on the home page', {
    default: '/images/portrait.svg',
    picture: { width: 400, height: 600 },
    hint: 'The large image at the top. Leave empty to use the portrait.',
  }),
  about_image_url: image('Image in the about section', {
    default: '/images/about.svg',
    hint: 'Leave empty to show text only.',
  }),
  logo_url: image('Logo', { hint: 'Search engines show it as your business logo.' }),
  favicon_url: image('Browser tab icon', {
    default: '/images/favicon.svg',
    picture: { width: 32, height: 32 },
    hint: 'A square image, at least 32 by 32.',
  }),
});

export const business = settingGroup('business', 'public', {
  business_name: text('Business name', {
    default: 'Lena Ashford Coaching',
    hint: 'The legal name in your privacy policy and terms.',
    maxLength: 120,
  }),
  business_type: text('Type of business', { default: 'Coaching and consulting', maxLength: 120, effect: 'none' }),
  business_description: multiline('Business description', {
    default: 'Coaching, keynotes and retreats for leaders, online and in person.',
    hint: 'What you offer, for search engines.',
    maxLength: 500,
  }),
  business_phone: phone('Business phone', { hint: 'Leave empty to use the contact phone.' }),
  business_email: email('Business email', { hint: 'Leave empty to use the contact email.' }),
  business_address: text('Business address', {
    default: builtIn.location,
    hint: 'Your postal address. It appears in the legal pages, in search results and at the end of every newsletter.',
  }),
  business_hours: text('Business hours', { default: 'Monday to Friday, 9 AM to 5 PM', effect: 'none' }),
});

const profile = 'The full address of your profile. Leave empty to show no link.';

export const social = settingGroup('social', 'public', {
  social_linkedin: url('LinkedIn', { default: 'https://www.linkedin.com/in/lena-ashford-example', hint: profile }),
  social_facebook: url('Facebook', { default: 'https://www.facebook.com/lena.ashford.example', hint: profile }),
  social_instagram: url('Instagram', { default: 'https://www.instagram.com/lena.ashford.example', hint: profile }),
  social_twitter: url('X', { default: 'https://x.com/lenaashford_ex', hint: profile }),
  social_youtube: url('YouTube', { effect: 'none' }),
  social_tiktok: url('TikTok', { effect: 'none' }),
});
