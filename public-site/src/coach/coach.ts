import type { Settings } from 'data-client';

export type SocialProfile = { name: 'LinkedIn' | 'Facebook' | 'Instagram' | 'X'; url: string };

/** The coach's public details, from the owner's settings. */
export type Coach = {
  name: string;
  tagline: string;
  portraitUrl: string;
  heroPortraitUrl: string;
  email: string;
  phone: string;
  place: string;
  profiles: readonly SocialProfile[];
};

export function toCoach(settings: Settings): Coach {
  return {
    name: settings.site_title,
    tagline: settings.site_tagline,
    portraitUrl: settings.portrait_url,
    heroPortraitUrl: settings.hero_portrait_url || settings.portrait_url,
    email: settings.contact_email,
    phone: settings.contact_phone,
    place: settings.contact_address,
    profiles: profilesOf(settings),
  };
}

function profilesOf(settings: Settings): SocialProfile[] {
  const candidates: SocialProfile[] = [
    { name: 'LinkedIn', url: settings.social_linkedin },
    { name: 'Facebook', url: settings.social_facebook },
    { name: 'Instagram', url: settings.social_instagram },
    { name: 'X', url: settings.social_twitter },
  ];
  return candidates.filter(({ url }) => isWebAddress(url));
}

// The owner types these by hand: reject anything but http(s), above all `javascript:`.
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
