import { useState } from 'react';
import { Button, Inline, Text } from 'shared-ui';

type Outcome = '' | 'Copied' | 'Your browser does not allow copying. Please select the link and copy it.';

/** Copies a text, or says why not. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>('');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Your browser does not allow copying. Please select the link and copy it.');
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
