import { useState } from 'react';
import { Alert, Button, Inline, Stack, Text, border, color, font, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

const Address = styled.code`
  display: block;
  padding: ${space.sm};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surfaceSoft};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
`;

type AddressToCopyProps = {
  address: string;
  /** Its kind, in a sentence: `link`. */
  what: string;
  /** Advice for its use. */
  children: string;
};

/** A new secret address, which is shown once, with a button that copies it or says why not. Pass the address as `key`, too. */
export function AddressToCopy({ address, what, children }: AddressToCopyProps) {
  const [outcome, setOutcome] = useState('');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Copied');
    } catch {
      setOutcome(`Your browser doesn’t allow copying. Please select the ${what} and copy it yourself.`);
    }
  };
  return (
    <Alert tone="success" title={`Copy this ${what} now. It won’t be shown again.`}>
      <Stack gap="xs">
        <Address>{address}</Address>
        <Text size="sm">{children}</Text>
        <Inline gap="sm">
          <Button size="sm" variant="secondary" onClick={() => void handleCopy()}>
            {`Copy ${what}`}
          </Button>
          <Text as="span" size="sm" role="status">
            {outcome}
          </Text>
        </Inline>
      </Stack>
    </Alert>
  );
}
