export type CoachValue = { name: string; text: string };

export const intro: readonly string[] = [
  'Senior roles are lonelier than they look. The higher you rise, the fewer people tell you what they see, and the more of your own doubt has to wait until the door is closed. Coaching gives that conversation a place, a rhythm and a purpose.',
  'For more than fifteen years I have sat with chief executives, partners and founders while they made the decisions nobody else could make for them. I bring structure, plain language and enough distance to notice what is hard to see from inside. What we say stays between us. What changes shows in how you lead.',
];

export const values: readonly CoachValue[] = [
  {
    name: 'Authenticity',
    text: 'You lead best as yourself. Drop the borrowed manner and keep what holds up under pressure.',
  },
  {
    name: 'Fearlessness',
    text: 'Not the absence of fear, but saying what needs to be said while it still matters.',
  },
  {
    name: 'Clarity',
    text: 'Fewer priorities, plainer words, cleaner decisions. People follow what they can see.',
  },
  {
    name: 'Excellence',
    text: 'High standards that serve the work and the people doing it, even on ordinary days.',
  },
];
