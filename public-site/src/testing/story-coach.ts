import type { Coach } from '../coach/coach';

export const storyCoach: Coach = {
  name: 'Lena Ashford',
  tagline: 'Lead with courage. Live with clarity.',
  portraitUrl: '/images/portrait.svg',
  heroPortraitUrl: '/images/portrait.svg',
  email: 'hello@lenaashford.example',
  phone: '+1 (212) 555-0148',
  place: 'Global Virtual Services',
  profiles: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/in/lenaashford' },
    { name: 'Facebook', url: 'https://www.facebook.com/lenaashford' },
    { name: 'Instagram', url: 'https://www.instagram.com/lenaashford' },
    { name: 'X', url: 'https://x.com/lenaashford' },
  ],
};

export const longNamedCoach: Coach = {
  ...storyCoach,
  name: 'Professor Dr. Maximiliane Featherstonehaugh-Wolkenkratzer',
  tagline:
    'Lead with courage when everything around you asks for speed, and live with a clarity that others can rely on.',
  email: 'maximiliane.featherstonehaugh-wolkenkratzer@a-remarkably-long-domain.example',
};
