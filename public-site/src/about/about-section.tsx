import { useState } from 'react';
import { useSettings, useWords } from 'data-client';
import { useOnDemand } from 'shared-ui';
import { aboutWords } from 'domain/settings/words/about.generated';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { AboutView } from './about-view';

const loadStory = () => import('./story-dialog').then(({ StoryDialog }) => StoryDialog);

export function AboutSection({ onBook }: Pick<LandingPageProps, 'onBook'>) {
  const { settings } = useSettings();
  const words = useWords('about', aboutWords);
  const hasStory = settings.words_story_chapters !== '[]';
  const { value: StoryDialog, status, request, prepare } = useOnDemand(loadStory);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const handleDiscover = () => {
    setIsOpen(true);
    request();
  };
  const handleBook = () => {
    close();
    onBook();
  };
  return (
    <>
      <AboutView
        words={words}
        imageUrl={settings.about_image_url}
        onDiscover={hasStory ? handleDiscover : undefined}
        onDiscoverIntent={prepare}
        isStoryLoading={isOpen && status === 'loading'}
        hasStoryFailed={isOpen && status === 'failed'}
      />
      {StoryDialog && isOpen && (
        <StoryDialog
          coach={toCoach(settings)}
          onClose={close}
          onBook={settings.booking_enabled ? handleBook : undefined}
        />
      )}
    </>
  );
}
