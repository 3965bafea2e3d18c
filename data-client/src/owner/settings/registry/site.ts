import { email, image, multiline, phone, settingGroup, text, url } from '../definition';

export const general = settingGroup('general', {
  site_title: text('Site title', {
    hint: 'Your name or the name of your practice. Shown in the header, the footer and the browser tab.',
    isRequired: true,
    maxLength: 80,
  }),
  site_tagline: text('Tagline', { hint: 'One line under your name at the top of the home page.', maxLength: 160 }),
  site_description: multiline('Description', { hint: 'Two or three sentences about what you do.', maxLength: 500 }),
  contact_email: email('Contact email', {
    hint: 'Where visitors write to. Shown in the contact section and the footer.',
  }),
  contact_phone: phone('Contact phone', { hint: 'With country code, for example +1 (212) 555-0148.' }),
  contact_address: text('Location', { hint: 'A place, or how you work: Global Virtual Services.' }),
});

export const images = settingGroup('images', {
  portrait_url: image('Portrait', { hint: 'Your portrait: about section, article author, contact section.' }),
  hero_portrait_url: image('Portrait on the home page', {
    picture: { width: 400, height: 600 },
    hint: 'The large picture at the top. Empty: the portrait is used.',
  }),
  about_image_url: image('Picture in the about section', { hint: 'Empty: the section shows words alone.' }),
  logo_url: image('Logo', { hint: 'Told to search engines as the logo of your business.' }),
  favicon_url: image('Browser tab icon', {
    picture: { width: 32, height: 32 },
    hint: 'A square picture, at least 32 by 32.',
  }),
});

export const business = settingGroup('business', {
  business_name: text('Business name', { hint: 'Who stands behind the site, in the legal pages.', maxLength: 120 }),
  business_type: text('Kind of business', { maxLength: 120, isNote: true }),
  business_description: multiline('Business description', {
    hint: 'What you offer, told to search engines.',
    maxLength: 500,
  }),
  business_phone: phone('Business phone', { hint: 'Empty: the contact phone is used.' }),
  business_email: email('Business email', { hint: 'Empty: the contact email is used.' }),
  business_address: text('Business address', { hint: 'As it should stand in the legal pages and in search results.' }),
  business_hours: text('Business hours', {
    hint: 'In words, for example: Monday to Friday, 9 AM to 5 PM Eastern Time.',
    isNote: true,
  }),
});

const profile = 'The full address of your profile. Empty: no link is shown.';

export const social = settingGroup('social', {
  social_linkedin: url('LinkedIn', { hint: profile }),
  social_facebook: url('Facebook', { hint: profile }),
  social_instagram: url('Instagram', { hint: profile }),
  social_twitter: url('X', { hint: profile }),
  social_youtube: url('YouTube', { hint: 'The site links to the four above.', isNote: true }),
  social_tiktok: url('TikTok', { hint: 'The site links to the first four.', isNote: true }),
});
