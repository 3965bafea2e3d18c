import { useState, type ReactNode } from 'react';
import { Button, media, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';

const SideSwitch = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
  gap: ${space.xs};

  ${media.up('xl')} {
    display: none;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  ${media.up('xl')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Side = styled.div<{ $isShown: boolean }>`
  min-inline-size: 0;

  ${media.down('xl')} {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  }
`;

/** A form beside its live preview; narrow screens show one at a time. */
export function WriteAndPreview({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  const [side, setSide] = useState<'write' | 'preview'>('write');
  return (
    <Stack gap="lg">
      <SideSwitch role="group" aria-label="Show">
        {(['write', 'preview'] as const).map((name) => (
          <Button
            key={name}
            size="sm"
            variant={side === name ? 'primary' : 'secondary'}
            aria-pressed={side === name}
            onClick={() => setSide(name)}
          >
            {name === 'write' ? 'Write' : 'Preview'}
          </Button>
        ))}
      </SideSwitch>
      <Sides>
        <Side $isShown={side === 'write'}>{form}</Side>
        <Side as="aside" aria-label="Preview" $isShown={side === 'preview'}>
          {preview}
        </Side>
      </Sides>
    </Stack>
  );
}
