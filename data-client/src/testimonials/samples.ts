import type { Testimonial } from './requests';

function sample(id: string, name: string, title: string, company: string, content: string): Testimonial {
  return {
    id: `sample-${id}`,
    name,
    title,
    company,
    content,
    rating: 5,
    imageUrl: '',
    isFeatured: false,
    createdAt: new Date('2026-09-01T13:00:00Z'),
    isSample: true,
  };
}

/** Shown when no testimonials can be read. */
export const sampleTestimonials: Testimonial[] = [
  sample(
    '1',
    'Ingrid Solheim',
    'Managing Director',
    'Fjordlight Energy',
    'I came with a question about my team and left with one about myself. Six months later both are answered, and my team noticed before I did.',
  ),
  sample(
    '2',
    'Marcus Adeyemi',
    'Founder',
    'Tallgrass Studio',
    'Lena does not flatter and does not hurry. In our third conversation she said one sentence that saved me a year and a very expensive hire.',
  ),
  sample(
    '3',
    'Sofia Marchetti',
    'Head of Surgery',
    '',
    'I had read every book about difficult conversations. What I needed was somebody to practice them with, honestly, until I could do it on a Monday at seven.',
  ),
  sample(
    '4',
    'Henry Calloway',
    'Chair of the Board',
    'Calloway & Wren',
    'Her keynote was the only one people quoted at breakfast the next day. We have asked her back to work with the whole leadership group.',
  ),
];
