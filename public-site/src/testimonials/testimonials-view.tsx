import type { Testimonial } from 'data-client';
import {
  Button,
  Container,
  Eyebrow,
  Heading,
  QueryView,
  Section,
  Skeleton,
  Text,
  VisuallyHidden,
  type QueryLike,
} from 'shared-ui';
import { Figures, leadersTransformed, organizationsServed, successRate, yearsOfExperience } from '../figures/figures';
import { TestimonialQuote } from './testimonial-quote';
import * as S from './testimonials-view.styles';

export type TestimonialsViewProps = {
  query: QueryLike<Testimonial[]>;
  /** The testimonials are samples, and labeled as such. */
  isSample?: boolean;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

const figures = [leadersTransformed, successRate, yearsOfExperience, organizationsServed];

export function TestimonialsView({ query, isSample = false, onBook, onBookIntent }: TestimonialsViewProps) {
  return (
    <Section id="testimonials" labelledBy="testimonials-heading">
      <Container>
        <S.Opening>
          <Eyebrow>Testimonials</Eyebrow>
          <Heading level={2} size="xl" id="testimonials-heading">
            What clients say
          </Heading>
          {isSample && (
            <Text size="sm" tone="muted">
              These are samples. Real testimonials will replace them once they are published.
            </Text>
          )}
        </S.Opening>
        <QueryView
          query={query}
          pending={<TestimonialsSkeleton />}
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
        <S.Proof>
          <Figures figures={figures} />
        </S.Proof>
        {onBook && (
          <S.Closing data-tone="brand">
            <Heading level={3} size="lg">
              Your first conversation with me is free.
            </Heading>
            <Button variant="accent" size="lg" onClick={onBook} onPointerEnter={onBookIntent} onFocus={onBookIntent}>
              Start the Conversation
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
