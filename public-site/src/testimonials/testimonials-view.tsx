import type { Testimonial } from 'data-client';
import type { testimonialsWords } from 'domain/settings/words/testimonials.generated';
import {
  Button,
  Container,
  Eyebrow,
  Heading,
  QueryView,
  Section,
  Skeleton,
  Muted,
  Text,
  VisuallyHidden,
  type QueryLike,
} from 'shared-ui';
import { Figures, type Figure } from '../figures/figures';
import { TestimonialQuote } from './testimonial-quote';
import * as S from './testimonials-view.styles';

export type TestimonialsViewProps = {
  words: typeof testimonialsWords;
  figures: readonly Partial<Figure>[];
  query: QueryLike<Testimonial[]>;
  /** The testimonials are samples, and labeled as such. */
  isSample?: boolean;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

export function TestimonialsView(props: TestimonialsViewProps) {
  const { words, figures, query, isSample = false, onBook, onBookIntent } = props;
  return (
    <Section id="testimonials" labelledBy="testimonials-heading">
      <Container>
        <S.Opening>
          {words.eyebrow && <Eyebrow>{words.eyebrow}</Eyebrow>}
          <Heading level={2} size="xl" id="testimonials-heading">
            {words.heading}
          </Heading>
          {isSample && <Muted>These are samples. Real testimonials will replace them once they are published.</Muted>}
        </S.Opening>
        <QueryView
          query={query}
          pending={<TestimonialsSkeleton />}
          error="The testimonials couldn’t be loaded."
          empty={<Text tone="muted">The first testimonials will appear here soon.</Text>}
        >
          {(testimonials) => (
            <S.Quotes role="list">
              {testimonials.map((testimonial, index) => (
                <S.Quote key={testimonial.id}>
                  <TestimonialQuote testimonial={testimonial} isLarge={index === 0} />
                </S.Quote>
              ))}
            </S.Quotes>
          )}
        </QueryView>
        {figures.length > 0 && (
          <S.Proof>
            <Figures figures={figures} />
          </S.Proof>
        )}
        {onBook && (
          <S.Closing data-tone="brand">
            <Heading level={3} size="lg">
              {words.closing}
            </Heading>
            <Button variant="accent" size="lg" onClick={onBook} onPointerEnter={onBookIntent} onFocus={onBookIntent}>
              {words.book}
            </Button>
          </S.Closing>
        )}
      </Container>
    </Section>
  );
}

function TestimonialsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading testimonials</VisuallyHidden>
      <S.Quotes as="div">
        {[0, 1, 2, 3].map((index) => (
          <S.Quote as="div" key={index}>
            <Skeleton lines={index === 0 ? 4 : 6} height="1.2em" />
          </S.Quote>
        ))}
      </S.Quotes>
    </div>
  );
}
