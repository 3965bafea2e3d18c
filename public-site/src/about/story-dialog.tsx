import { styled } from 'styled-components';
import { Button, Dialog, Heading, border, color, font, media, space } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { Portrait } from '../coach/portrait';
import { storyChapters, storyLead } from './story-content';

const Layout = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space['2xl']};
  }
`;

const Aside = styled.div`
  max-inline-size: 14rem;
  ${media.up('md')} {
    position: sticky;
    inset-block-start: ${space.lg};
    align-self: start;
  }
`;

const Chapters = styled.div`
  display: grid;
  gap: ${space.xl};
  max-inline-size: 36rem;
`;

const Chapter = styled.section`
  display: grid;
  gap: ${space.sm};
  &:not(:first-child) {
    padding-block-start: ${space.xl};
    border-block-start: ${border.hairline} solid ${color.hairline};
  }
  p {
    font-size: ${font.size.lg};
  }
`;

export type StoryDialogProps = {
  isOpen: boolean;
  coach: Pick<Coach, 'name' | 'portraitUrl'>;
  onClose: () => void;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
};

export function StoryDialog({ isOpen, coach, onClose, onBook }: StoryDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOnBack
      size="lg"
      isFullScreenOnPhone
      title="My story"
      description={storyLead}
    >
      <Layout>
        <Aside>
          <Portrait name={coach.name} src={coach.portraitUrl} ratio="4 / 5" />
        </Aside>
        <Chapters>
          {storyChapters.map(({ heading, text }) => (
            <Chapter key={heading}>
              <Heading level={3} size="md">
                {heading}
              </Heading>
              <p>{text}</p>
            </Chapter>
          ))}
          {onBook && (
            <div>
              <Button onClick={onBook}>Book a First Conversation</Button>
            </div>
          )}
        </Chapters>
      </Layout>
    </Dialog>
  );
}
