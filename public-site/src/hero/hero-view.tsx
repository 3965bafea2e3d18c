import { Link } from 'react-router-dom';
import { Button, Container, Eyebrow, Heading, LinkButton, Spinner } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { Portrait } from '../coach/portrait';
import { Figures, leadersTransformed, successRate, yearsOfExperience } from '../figures/figures';
import { heroActionsId } from '../safe-area/hero-actions';
import * as S from './hero-view.styles';

export type HeroViewProps = {
  coach: Pick<Coach, 'name' | 'tagline' | 'heroPortraitUrl'>;
  /** The settings are loading; defaults or cached values are shown meanwhile. */
  isRefreshing?: boolean;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

export function HeroView({ coach, isRefreshing = false, onBook, onBookIntent }: HeroViewProps) {
  return (
    <S.Hero id="home" aria-labelledby="home-heading">
      <Container>
        <S.Composition>
          <S.Words>
            <Eyebrow>Leadership coaching</Eyebrow>
            <Heading level={1} size="display" id="home-heading">
              Leadership begins where certainty ends.
            </Heading>
            <S.Tagline>{coach.tagline}</S.Tagline>
            <S.Lead>
              I work with executives, founders and senior teams at the points that decide what comes next: a larger
              role, a difficult season, a company that has outgrown the way it is led.
            </S.Lead>
            <S.Actions id={heroActionsId}>
              {onBook && (
                <Button
                  variant="accent"
                  size="lg"
                  onClick={onBook}
                  onPointerEnter={onBookIntent}
                  onFocus={onBookIntent}
                >
                  Start Your Transformation
                </Button>
              )}
              <LinkButton as={Link} to="/#services" variant={onBook ? 'secondary' : 'primary'} size="lg">
                Explore Services
              </LinkButton>
            </S.Actions>
            {onBook && <S.Reassurance>The first conversation is complimentary.</S.Reassurance>}
          </S.Words>
          <S.Picture data-tone="brand">
            <S.Frame>
              <Portrait name={coach.name} src={coach.heroPortraitUrl} ratio="4 / 5" isFirstView />
            </S.Frame>
            <S.Caption>
              <S.Name>{coach.name}</S.Name>
              Leadership and Executive Coach
            </S.Caption>
            {/* The text never waits for the settings, so loading is announced in a corner. */}
            {isRefreshing && (
              <S.Refreshing>
                <Spinner label="Loading the latest details" />
              </S.Refreshing>
            )}
          </S.Picture>
          <S.Proof>
            <Figures figures={[leadersTransformed, successRate, yearsOfExperience]} />
          </S.Proof>
        </S.Composition>
      </Container>
    </S.Hero>
  );
}
