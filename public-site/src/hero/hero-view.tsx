import { Link } from 'react-router-dom';
import { Button, Container, Eyebrow, Heading, LinkButton, Spinner } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { Portrait } from '../coach/portrait';
import { Figures, leadersTransformed, successRate, yearsOfExperience } from '../figures/figures';
import { heroActionsId } from '../kept-clear/kept-clear';
import * as S from './hero-view.styles';

export type HeroViewProps = {
  coach: Pick<Coach, 'name' | 'tagline' | 'place' | 'heroPortraitUrl'>;
  /** The owner's settings are still on their way; defaults or the last known ones are shown meanwhile. */
  isRefreshing?: boolean;
  /** Without it no booking is offered. */
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
              {coach.place}
            </S.Caption>
            {/* The words above never wait for settings, so their arrival is announced in a corner instead of over the hero. */}
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
