import { useCallback, useState } from 'react';
import { useSettings } from 'data-client';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { useOnDemand } from '../on-demand/use-on-demand';
import { AboutView } from './about-view';

const loadStory = () => import('./story-dialog').then(({ StoryDialog }) => StoryDialog);

export function AboutSection({ onBook }: Pick<LandingPageProps, 'onBook'>) {
  const { settings } = useSettings();
  const { value: StoryDialog, status, request, prepare } = useOnDemand(loadStory);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
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
        imageUrl={settings.about_image_url}
        onDiscover={handleDiscover}
        onDiscoverIntent={prepare}
        isStoryLoading={isOpen && status === 'loading'}
        hasStoryFailed={isOpen && status === 'failed'}
      />
      {StoryDialog && (
        <StoryDialog
          isOpen={isOpen}
          coach={toCoach(settings)}
          onClose={close}
          onBook={settings.booking_enabled ? handleBook : undefined}
        />
      )}
    </>
  );
}
