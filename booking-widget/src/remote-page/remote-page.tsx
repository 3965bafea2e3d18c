import { useEffect, useState } from 'react';
import { useSettings } from 'data-client';
import { Accent, Button, Container, Eyebrow, Heading, media, Section, space, Stack, Text } from 'shared-ui';
import { styled } from 'styled-components';
import type { BookingWidgetApp } from '../contract';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
  }
`;

const Introduction = styled(Stack)`
  ${media.up('lg')} {
    position: sticky;
    inset-block-start: ${space.section};
  }
`;

/** The widget as a page of its own: the form beside an introduction, and the dialog. */
export function RemotePage({ app: { BookingDialog, BookingPreview } }: { app: BookingWidgetApp }) {
  const { settings } = useSettings();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.title = `Book a consultation · ${settings.site_title}`;
  }, [settings.site_title]);
  return (
    <Section as="main" tone="navy">
      <Container>
        <Columns>
          <Introduction gap="lg" align="start">
            <Eyebrow>{settings.site_title}</Eyebrow>
            <Heading level={1} size="display">
              It starts with a conversation
            </Heading>
            <Text size="xl">Choose a topic and a time that works for you. It takes about a minute.</Text>
            <Button size="lg" onClick={() => setOpen(true)}>
              Book Consultation
            </Button>
            <Text tone="accent">
              <Accent>{settings.site_tagline}</Accent>
            </Text>
          </Introduction>
          <BookingPreview />
        </Columns>
      </Container>
      <BookingDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Section>
  );
}
