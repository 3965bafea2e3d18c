import { useWords } from 'data-client';
import { storyWords } from 'domain/settings/words/story.generated';
import { Button, Dialog } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { Story } from './story';

export type StoryDialogProps = {
  coach: Pick<Coach, 'name' | 'portraitUrl'>;
  onClose: () => void;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
};

export function StoryDialog({ coach, onClose, onBook }: StoryDialogProps) {
  const words = useWords('story', storyWords);
  return (
    <Dialog onClose={onClose} closesOnBack size="lg" isFullScreenOnPhone title={words.heading} description={words.lead}>
      <Story coach={coach}>
        {onBook && (
          <div>
            <Button onClick={onBook}>{words.book}</Button>
          </div>
        )}
      </Story>
    </Dialog>
  );
}
