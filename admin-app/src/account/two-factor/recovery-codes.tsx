import { Button, Dialog, Inline, space, Stack, useConfirm } from 'shared-ui';
import { styled } from 'styled-components';
import { saveFile } from '../../list/save-file';
import { Secret } from './two-factor.styles';

const Codes = styled.ul`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
`;

const inGroups = (code: string) => code.replace(/(.{5})(?=.)/g, '$1-');

/** Shows new recovery codes, only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const confirm = useConfirm();
  const askToClose = () =>
    confirm({
      title: 'Close without saving the codes?',
      message: 'They won’t be shown again. Without them, you can’t sign in if you lose your phone.',
      confirmLabel: 'Close',
      cancelLabel: 'Keep open',
    });
  const handleDownload = () => saveFile('recovery-codes.txt', [`${codes.map(inGroups).join('\n')}\n`], 'text/plain');
  return (
    <Dialog
      title="Save your recovery codes"
      description="Each code signs you in once if you lose your phone. They won’t be shown again, so keep them somewhere safe, apart from your phone."
      onCloseRequest={askToClose}
      onClose={onDone}
    >
      <Stack gap="md">
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
          <Button onClick={onDone}>I’ve saved them</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
