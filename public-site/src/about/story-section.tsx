import { useSettings, useWords } from 'data-client';
import { storyWords } from 'domain/settings/words/story.generated';
import { Container, Heading, Section, Stack, Text } from 'shared-ui';
import { toCoach } from '../coach/coach';
import { Story } from './story';

/** The coach's story as a section, in the dashboard's preview. */
export function StorySection() {
  const { settings } = useSettings();
  const { heading, lead } = useWords('story', storyWords);
  return (
    <Section labelledBy="story-heading">
      <Container>
        <Stack gap="xl">
          <Heading level={2} id="story-heading">
            {heading}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
          <Story coach={toCoach(settings)} />
        </Stack>
      </Container>
    </Section>
  );
}
