import { listOf } from 'domain/settings/list-setting';
import type { aboutWords } from 'domain/settings/words/about.generated';
import { Alert, Button, Container, Eyebrow, Heading, Image, Section, Stack, Text } from 'shared-ui';
import { paragraphsOf } from './paragraphs';
import * as S from './about-view.styles';

export type AboutViewProps = {
  words: typeof aboutWords;
  /** Optional: the section also works without an image. */
  imageUrl: string;
  /** Undefined if there is no story. */
  onDiscover?: () => void;
  onDiscoverIntent?: () => void;
  isStoryLoading?: boolean;
  hasStoryFailed?: boolean;
};

export function AboutView(props: AboutViewProps) {
  const { words, imageUrl, onDiscover, onDiscoverIntent, isStoryLoading, hasStoryFailed } = props;
  const values = listOf<{ name: string; text: string }>(words.values);
  return (
    <Section id="about" tone="soft" labelledBy="about-heading">
      <Container>
        <S.Columns>
          <Stack gap="lg" align="start">
            {words.eyebrow && <Eyebrow>{words.eyebrow}</Eyebrow>}
            <Heading level={2} size="xl" id="about-heading">
              {words.heading}
            </Heading>
            {paragraphsOf(words.text).map((paragraph, index) => (
              <S.Paragraph key={index}>{paragraph}</S.Paragraph>
            ))}
            {onDiscover && (
              <Button
                variant="secondary"
                onClick={onDiscover}
                onPointerEnter={onDiscoverIntent}
                onFocus={onDiscoverIntent}
                isBusy={isStoryLoading}
              >
                {words.discover}
              </Button>
            )}
            {hasStoryFailed && (
              <Alert tone="danger">The story couldn’t be loaded. Please check your connection and try again.</Alert>
            )}
          </Stack>
          {imageUrl && (
            <S.Picture>
              <Image src={imageUrl} alt="" ratio="1 / 1" />
            </S.Picture>
          )}
        </S.Columns>
        {values.length > 0 && (
          <S.Values aria-label="What I stand for">
            {values.map(({ name, text }, index) => (
              <S.Value key={index}>
                <Heading level={3}>{name}</Heading>
                <Text tone="muted">{text}</Text>
              </S.Value>
            ))}
          </S.Values>
        )}
      </Container>
    </Section>
  );
}
