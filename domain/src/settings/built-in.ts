/** Texts that several settings start with. */
export const builtIn = {
  name: 'Lena Ashford',
  jobTitle: 'Leadership and Executive Coach',
  description:
    'Leadership, executive, business and life coaching with Lena Ashford: private conversations, keynotes and retreats for people who lead.',
  email: 'hello@lenaashford.example',
  phone: '+1 (212) 555-0148',
  location: 'Global Virtual Services',
} as const;
