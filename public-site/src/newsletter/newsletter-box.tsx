import { useWords } from 'data-client';
import { newsletterWords } from 'domain/settings/words/newsletter.generated';
import { styled } from 'styled-components';
import { Heading, Text, border, color, media, radius, space } from 'shared-ui';
import { NewsletterForm } from './newsletter-form';

const Box = styled.section`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl} ${space.lg};
  border-block-start: ${border.strong} solid ${color.hairline};
  border-radius: ${radius.lg};
  background: ${color.brand};
  color: ${color.text};
  ${media.up('md')} {
    padding: ${space['2xl']};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
    align-items: center;
    gap: ${space['3xl']};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.xs};
  p {
    text-wrap: balance;
  }
`;

export function NewsletterBox() {
  const words = useWords('newsletter', newsletterWords);
  return (
    <Box data-tone="brand" aria-labelledby="newsletter-box-heading">
      <Words>
        <Heading level={2} id="newsletter-box-heading">
          {words.heading}
        </Heading>
        {words.text && <Text tone="muted">{words.text}</Text>}
      </Words>
      <NewsletterForm label="Newsletter sign-up" />
    </Box>
  );
}
