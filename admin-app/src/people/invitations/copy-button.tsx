import { useState } from 'react';
import { Button, Inline, Text } from 'shared-ui';

type Outcome = '' | 'Copied' | 'Your browser doesn’t allow copying. Please select the link and copy it yourself.';

/** Copies a text, or says why not. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>('');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Your browser doesn’t allow copying. Please select the link and copy it yourself.');
    }
  };
  return (
    <Inline gap="sm">
      <Button size="sm" variant="secondary" onClick={() => void handleCopy()}>
        Copy link
      </Button>
      <Text as="span" size="sm" role="status">
        {outcome}
      </Text>
    </Inline>
  );
}
