import { Link } from 'react-router-dom';
import { Button, Container, Eyebrow, Heading, LinkButton, Spinner } from 'shared-ui';
import type { heroWords } from 'domain/settings/words/hero.generated';
import type { Coach } from '../coach/coach';
import { Portrait } from '../coach/portrait';
import { Figures, figuresOf } from '../figures/figures';
import { heroActionsId } from '../safe-area/hero-actions';
import * as S from './hero-view.styles';

export type HeroViewProps = {
  words: typeof heroWords;
  coach: Pick<Coach, 'name' | 'tagline' | 'heroPortraitUrl'>;
  /** Whether there are services to explore. */
  hasServices?: boolean;
  /** The settings are loading; defaults or cached values are shown meanwhile. */
  isRefreshing?: boolean;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

export function HeroView({ words, coach, hasServices = true, isRefreshing = false, ...booking }: HeroViewProps) {
  const { onBook, onBookIntent } = booking;
  const figures = figuresOf(words).slice(0, 3);
  return (
    <S.Hero id="home" aria-labelledby="home-heading">
      <Container>
        <S.Composition>
          <S.Words>
            {words.eyebrow && <Eyebrow>{words.eyebrow}</Eyebrow>}
            <Heading level={1} size="display" id="home-heading">
              {words.heading}
            </Heading>
            <S.Tagline>{coach.tagline}</S.Tagline>
            {words.lead && <S.Lead>{words.lead}</S.Lead>}
            <S.Actions id={heroActionsId}>
              {onBook && (
                <Button
                  variant="accent"
                  size="lg"
                  aria-haspopup="dialog"
                  onClick={onBook}
                  onPointerEnter={onBookIntent}
                  onFocus={onBookIntent}
                >
                  {words.book}
                </Button>
              )}
              {hasServices && (
                <LinkButton as={Link} to="/#services" variant={onBook ? 'secondary' : 'primary'} size="lg">
                  {words.explore}
                </LinkButton>
              )}
            </S.Actions>
            {onBook && words.reassurance && <S.Reassurance>{words.reassurance}</S.Reassurance>}
          </S.Words>
          <S.Picture data-tone="brand">
            <S.Frame>
              <Portrait name={coach.name} src={coach.heroPortraitUrl} isFirstView />
            </S.Frame>
            <S.Caption>
              <S.Name>{coach.name}</S.Name>
              {words.role}
            </S.Caption>
            {/* The text never waits for the settings, so loading is announced in a corner. */}
            {isRefreshing && (
              <S.Refreshing>
                <Spinner label="Loading the latest details" />
              </S.Refreshing>
            )}
          </S.Picture>
          {figures.length > 0 && <Figures figures={figures} />}
        </S.Composition>
      </Container>
    </S.Hero>
  );
}
