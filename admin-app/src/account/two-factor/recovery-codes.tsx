import { useEffect, useRef } from 'react';
import { Button, Inline, space, Stack, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { saveFile } from '../../list/save-file';
import { Secret } from './two-factor.styles';

const Codes = styled.ul`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
`;

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

const inGroups = (code: string) => code.replace(/(.{5})(?=.)/g, '$1-');

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intro = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => intro.current?.focus(), []);
  const handleDownload = () => saveFile('recovery-codes.txt', [`${codes.map(inGroups).join('\n')}\n`], 'text/plain');
  return (
    <Stack gap="md">
      <div ref={intro} tabIndex={-1}>
        <Text>
          Each code signs you in once if you lose your phone. They won’t be shown again, so keep them somewhere safe,
          apart from your phone.
        </Text>
      </div>
      <Codes role="list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <Secret as="code">{inGroups(code)}</Secret>
          </li>
        ))}
      </Codes>
      <Inline gap="sm">
        <Button variant="secondary" onClick={handleDownload}>
          Download
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </Inline>
    </Stack>
  );
}
