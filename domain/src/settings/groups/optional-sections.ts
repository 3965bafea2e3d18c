import { videoPattern } from '../../video.ts';
import { image, list, text, url } from '../definition.ts';

export const heading = (words: string) => text('Heading', { default: words, maxLength: 100, isRequired: true });

/** Sections of the home page that appear once they are filled. */
export const optionalSections = {
  words_logos_heading: heading('Trusted by'),
  words_logos_entries: list('Logos', {
    hint: 'Organizations you have worked for, with their permission. The row appears with the first logo.',
    entryName: 'logo',
    maxEntries: 16,
    fields: {
      name: { label: 'Name', maxLength: 60, isRequired: true },
      picture: {
        label: 'Logo',
        maxLength: 2048,
        isRequired: true,
        isPicture: true,
        hint: 'Best on a transparent background.',
      },
      link: { label: 'Link', maxLength: 2048, isAddress: true, hint: 'Their website. Leave empty for none.' },
    },
  }),
  words_qualifications_heading: heading('Credentials'),
  words_qualifications_entries: list('Credentials', {
    hint: 'Training, certificates and memberships. The section appears with the first one.',
    entryName: 'credential',
    maxEntries: 16,
    fields: {
      title: { label: 'Title', maxLength: 100, isRequired: true },
      issuer: { label: 'Issued by', maxLength: 100 },
      year: { label: 'Year', maxLength: 20 },
    },
  }),
  words_video_heading: heading('See for yourself'),
  words_video_address: url('Video', {
    hint: 'The address of a YouTube or Vimeo video, or of an MP4 or WebM file. The section appears with it.',
    matches: {
      pattern: videoPattern,
      problem: 'Please enter the https address of a YouTube or Vimeo video, or of an MP4 or WebM file.',
    },
  }),
  words_video_title: text('Title of the video', { default: 'A short introduction', maxLength: 100, isRequired: true }),
  words_video_poster: image('Image before the video plays', {
    picture: { width: 1280, height: 720 },
    hint: 'Nothing is loaded from YouTube or Vimeo before a visitor plays the video.',
  }),
  words_faq_heading: heading('Questions and answers'),
  words_faq_entries: list('Questions', {
    hint: 'The section appears with the first question.',
    entryName: 'question',
    maxEntries: 12,
    fields: {
      question: { label: 'Question', maxLength: 200, isRequired: true },
      answer: { label: 'Answer', maxLength: 1200, isRequired: true, isMultiline: true, hint: 'Markdown works here.' },
    },
  }),
};
