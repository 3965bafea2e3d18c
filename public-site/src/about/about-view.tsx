import { Alert, Button, Container, Eyebrow, Heading, Image, Section } from 'shared-ui';
import { intro, values } from './about-content';
import * as S from './about-view.styles';

export type AboutViewProps = {
  /** Optional: the section also works without an image. */
  imageUrl: string;
  onDiscover: () => void;
  onDiscoverIntent?: () => void;
  isStoryLoading?: boolean;
  hasStoryFailed?: boolean;
};

export function AboutView({ imageUrl, onDiscover, onDiscoverIntent, isStoryLoading, hasStoryFailed }: AboutViewProps) {
  return (
    <Section id="about" tone="soft" labelledBy="about-heading">
      <Container>
        <S.Columns>
          <S.Words>
            <Eyebrow>About</Eyebrow>
            <Heading level={2} size="xl" id="about-heading">
              A thinking partner who tells you the truth
            </Heading>
            {intro.map((paragraph) => (
              <S.Paragraph key={paragraph}>{paragraph}</S.Paragraph>
            ))}
            <Button
              variant="secondary"
              onClick={onDiscover}
              onPointerEnter={onDiscoverIntent}
              onFocus={onDiscoverIntent}
              isBusy={isStoryLoading}
            >
              Discover My Story
            </Button>
            {hasStoryFailed && (
              <Alert tone="danger">The story could not be loaded. Please check your connection and try again.</Alert>
            )}
          </S.Words>
          {imageUrl && (
            <S.Picture>
              <Image src={imageUrl} alt="" ratio="1 / 1" />
            </S.Picture>
          )}
        </S.Columns>
        <S.Values aria-label="What I stand for">
          {values.map(({ name, text }) => (
            <S.Value key={name}>
              <Heading level={3} size="md">
                {name}
              </Heading>
              <S.ValueText>{text}</S.ValueText>
            </S.Value>
          ))}
        </S.Values>
      </Container>
    </Section>
  );
}
