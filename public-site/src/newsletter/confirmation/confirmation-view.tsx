import { Link } from 'react-router-dom';
import { Alert, Button, Container, Heading, Inline, LinkButton, Section, Stack, Text } from 'shared-ui';
import { useEffect, useRef } from 'react';

export type ConfirmationViewProps = {
  state: 'asking' | 'confirmed' | 'unknown-link';
  isConfirming: boolean;
  /** Why the last attempt failed. */
  failure?: string;
  onConfirm: () => void;
};

const texts = {
  asking: {
    heading: 'Confirm your subscription',
    text: 'One click and you’ll get my newsletter by email. You can unsubscribe anytime.',
  },
  confirmed: { heading: 'Your subscription is confirmed', text: 'Thank you. You’ll get my next newsletter by email.' },
  'unknown-link': {
    heading: 'This link doesn’t work',
    text: 'It may be incomplete, or the subscription was deleted. Open the link in my email again, or subscribe again on the home page.',
  },
};

export function ConfirmationView({ state, isConfirming, failure, onConfirm }: ConfirmationViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (state !== 'asking') heading.current?.focus();
  }, [state]);
  return (
    <Section labelledBy="confirmation-heading">
      <Container width="narrow">
        <Stack gap="lg">
          <Heading level={1} id="confirmation-heading" ref={heading} tabIndex={-1}>
            {texts[state].heading}
          </Heading>
          <Text tone="muted" size="lg">
            {texts[state].text}
          </Text>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <Inline gap="sm">
            {state === 'asking' ? (
              <Button isBusy={isConfirming} onClick={onConfirm}>
                Confirm my subscription
              </Button>
            ) : (
              <LinkButton as={Link} to="/" variant={state === 'confirmed' ? 'secondary' : 'primary'}>
                Go to the Home Page
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}
