import { bookLabel } from '../book-label.ts';
import { list, multiline, settingGroup, text, url } from '../definition.ts';
import { heading, optionalSections } from './optional-sections.ts';
import { sampleStory } from './sample-story.ts';

const button = (label: string, words: string) => text(label, { default: words, maxLength: 40, isRequired: true });
const eyebrow = (words: string) => text('Small heading', { default: words, maxLength: 60 });
const paragraphs = 'An empty line starts a new paragraph.';

const hero = {
  words_hero_header: text('Booking button in the header', {
    default: bookLabel({}),
    hint: 'Phones show its first word.',
    maxLength: 24,
    isRequired: true,
  }),
  words_hero_eyebrow: eyebrow('Leadership coaching'),
  words_hero_heading: heading('Leadership begins where certainty ends.'),
  words_hero_lead: multiline('Introduction', {
    default:
      'I work with executives, founders and senior teams at the points that decide what comes next: a larger role, a difficult season, a company that has outgrown the way it is led.',
    maxLength: 400,
  }),
  words_hero_book: button('Booking button', 'Start Your Transformation'),
  words_hero_explore: button('Button to the services', 'Explore Services'),
  words_hero_reassurance: text('Note below the buttons', {
    default: 'The first conversation is complimentary.',
    maxLength: 120,
  }),
  words_hero_role: text('Line below your name', { default: 'Leadership and Executive Coach', maxLength: 80 }),
  words_hero_figures: list('Figures', {
    hint: 'The first three also appear at the top of the home page, all of them below the testimonials.',
    entryName: 'figure',
    maxEntries: 4,
    fields: {
      value: { label: 'Number', maxLength: 12, isRequired: true },
      label: { label: 'What it counts', maxLength: 40, isRequired: true },
      source: {
        label: 'Source',
        maxLength: 80,
        hint: 'Where the number comes from, for example a survey and its year.',
      },
    },
    entries: [
      { value: '500+', label: 'Leaders Transformed', source: '' },
      { value: '95%', label: 'Success Rate', source: '' },
      { value: '15+', label: 'Years Experience', source: '' },
      { value: '50+', label: 'Organizations Served', source: '' },
    ],
  }),
};

const about = {
  words_about_eyebrow: eyebrow('About'),
  words_about_heading: heading('A thinking partner who tells you the truth'),
  words_about_text: multiline('Text', {
    default:
      'Senior roles are lonelier than they look. The higher you rise, the fewer people tell you what they see, and the more of your own doubt has to wait until the door is closed. Coaching gives that conversation a place, a rhythm and a purpose.\n\nFor more than fifteen years I have sat with chief executives, partners and founders while they made the decisions nobody else could make for them. I bring structure, plain language and enough distance to notice what is hard to see from inside. What we say stays between us. What changes shows in how you lead.',
    hint: paragraphs,
    maxLength: 3000,
  }),
  words_about_discover: button('Button to your story', 'Discover My Story'),
  words_about_values: list('Values', {
    hint: 'What you stand for. Four fill a row on a wide screen.',
    entryName: 'value',
    maxEntries: 8,
    fields: {
      name: { label: 'Value', maxLength: 40, isRequired: true },
      text: { label: 'Explanation', maxLength: 240, isMultiline: true },
    },
    entries: [
      {
        name: 'Authenticity',
        text: 'You lead best as yourself. Drop the borrowed manner and keep what holds up under pressure.',
      },
      {
        name: 'Fearlessness',
        text: 'Not the absence of fear, but saying what needs to be said while it still matters.',
      },
      { name: 'Clarity', text: 'Fewer priorities, plainer words, cleaner decisions. People follow what they can see.' },
      {
        name: 'Excellence',
        text: 'High standards that serve the work and the people doing it, even on ordinary days.',
      },
    ],
  }),
};

const story = {
  words_story_heading: heading('My story'),
  words_story_lead: text('First line', { default: sampleStory.lead, maxLength: 200 }),
  words_story_chapters: list('Chapters', {
    hint: 'Without chapters, the button to your story disappears.',
    entryName: 'chapter',
    maxEntries: 12,
    fields: {
      heading: { label: 'Heading', maxLength: 80, isRequired: true },
      text: { label: 'Text', maxLength: 1500, isRequired: true, isMultiline: true },
    },
    entries: sampleStory.chapters,
  }),
  words_story_book: button('Booking button', 'Book a First Conversation'),
};

const services = {
  words_services_eyebrow: eyebrow('Services'),
  words_services_heading: heading('Seven ways to work together'),
  words_services_lead: multiline('Introduction', {
    default:
      'Some begin with a single conversation, others with a year’s commitment. Start with whatever is closest to your question, and we will shape the rest together.',
    maxLength: 400,
  }),
  words_services_book: button('Booking button', 'Schedule Your Consultation'),
};

const testimonials = {
  words_testimonials_eyebrow: eyebrow('Testimonials'),
  words_testimonials_heading: heading('What clients say'),
  words_testimonials_closing: text('Closing line', {
    default: 'Your first conversation with me is free.',
    maxLength: 120,
    isRequired: true,
  }),
  words_testimonials_book: button('Booking button', 'Start the Conversation'),
};

const blog = {
  words_blog_eyebrow: eyebrow('Insights'),
  words_blog_heading: heading('Notes on leading well'),
  words_blog_lead: text('Introduction on the home page', {
    default: 'Short, practical essays for people who carry responsibility.',
    maxLength: 200,
  }),
  words_blog_intro: text('Introduction on the blog page', {
    default: 'Essays on leadership, coaching and change. Written to be used on Monday morning.',
    maxLength: 200,
  }),
};

const newsletter = {
  words_newsletter_heading: heading('One email a month'),
  words_newsletter_text: text('Text', {
    default: 'One idea about leading well and one question to take with you. Unsubscribe anytime.',
    maxLength: 200,
  }),
  words_newsletter_footer: text('Text in the footer', {
    default: 'One email a month. Unsubscribe anytime.',
    maxLength: 120,
  }),
};

const contact = {
  words_contact_eyebrow: eyebrow('Contact'),
  words_contact_heading: heading('Tell me what is on your mind'),
  words_contact_lead: multiline('Introduction', {
    default: 'A few lines are enough. I read every message myself and answer within two working days.',
    maxLength: 400,
  }),
  words_contact_book: button('Booking button', 'Schedule a Consultation'),
  words_contact_guide: text('Button to the guide', {
    default: 'Download Leadership Guide',
    hint: 'Leave empty to offer no guide.',
    maxLength: 40,
  }),
  words_contact_document: url('Address of the guide', {
    default: '/guide/leadership-guide.pdf',
    hint: 'A PDF of your own, wherever it is stored. The default is a sample guide.',
  }),
};

/** Texts of the public site, by section. */
export const words = settingGroup('words', 'public', {
  ...hero,
  ...about,
  ...story,
  ...services,
  ...testimonials,
  ...blog,
  ...newsletter,
  ...contact,
  ...optionalSections,
});
