import { css, styled } from 'styled-components';
import type { Testimonial } from 'data-client';
import { Avatar, Stars, color, font, media, space } from 'shared-ui';

// Longer quotes are unreadable at headline size.
const longQuote = 320;

const large = css`
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
    column-gap: ${space['3xl']};
    align-items: end;
  }
`;

const Figure = styled.figure<{ $isLarge: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  ${({ $isLarge }) => $isLarge && large}
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;

const Quote = styled.blockquote<{ $isLarge: boolean }>`
  color: ${color.text};
  overflow-wrap: break-word;
  text-wrap: balance;
  white-space: pre-line;
  unicode-bidi: plaintext;
  ${({ $isLarge }) =>
    $isLarge &&
    css`
      font-family: ${font.heading};
      font-size: ${font.headingSize.md};
      font-weight: ${font.weight.heading};
      line-height: ${font.lineHeight.quote};
      color: ${color.heading};
      ${media.up('lg')} {
        font-size: ${font.headingSize.lg};
      }
    `}
`;

const Person = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};

  /* Below the picture if a word does not fit next to it. */
  > :last-child {
    flex: 1 1 min-content;
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }
`;

const Name = styled.span`
  display: block;
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

const Role = styled.span`
  display: block;
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
`;

export function TestimonialQuote({ testimonial, isLarge }: { testimonial: Testimonial; isLarge: boolean }) {
  const { name, title, company, content, rating, imageUrl } = testimonial;
  return (
    <Figure $isLarge={isLarge}>
      <Words>
        <Stars rating={rating} />
        <Quote $isLarge={isLarge && content.length <= longQuote}>“{content}”</Quote>
      </Words>
      <Person>
        <Avatar name={name} src={imageUrl} size={isLarge ? 'lg' : 'md'} />
        <span>
          <Name>{name}</Name>
          <Role>{company ? `${title}, ${company}` : title}</Role>
        </span>
      </Person>
    </Figure>
  );
}
