import { Avatar, Button, Heading, Stack, Text, color, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';
import { Rings } from '../posts/rings';
import type { Author } from './article-header';

const Card = styled.aside`
  position: relative;
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  overflow: hidden;
  padding: ${space.xl} ${space.lg};
  border-radius: ${radius.lg};
  background: ${color.paper};
  color: ${color.text};

  > * {
    position: relative;
  }
  > svg {
    position: absolute;
  }
  ${media.up('md')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    padding: ${space.xl};
  }
  ${media.print} {
    display: none;
  }
`;

export type AuthorCardProps = {
  author: Author;
  /** The coach's name, even below a guest article. */
  coachName: string;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
};

/** Skips titles and initials: `Dr. Ada B. Lovelace` → `Ada`. */
const firstName = (name: string) => name.split(' ').find((word) => !word.endsWith('.')) ?? name;

export function AuthorCard({ author, coachName, onBook }: AuthorCardProps) {
  return (
    <Card aria-label="About the author" data-tone="brand">
      <Rings />
      <Avatar name={author.name} src={author.portrait} size="lg" />
      <Stack gap="2xs">
        <Heading level={3}>{author.name}</Heading>
        {author.about && <Text tone="muted">{author.about}</Text>}
      </Stack>
      {onBook && (
        <Button variant="accent" onClick={onBook}>
          Work With {firstName(coachName)}
        </Button>
      )}
    </Card>
  );
}
