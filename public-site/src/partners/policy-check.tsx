import { useState } from 'react';
import { Alert, Field, Stack, Textarea } from 'shared-ui';
import { policyProblems } from './snippet';

export type PolicyCheckProps = { needed: Record<string, string[]> };

/** Says at once what a page's own policy would break. Nothing of it leaves the browser. */
export function PolicyCheck({ needed }: PolicyCheckProps) {
  const [policy, setPolicy] = useState('');
  const problems = policyProblems(policy, needed);
  return (
    <Stack gap="md">
      <Field label="Your page’s policy, to try it" hint="Paste the value of its Content-Security-Policy header.">
        <Textarea rows={2} spellCheck={false} value={policy} onChange={({ target }) => setPolicy(target.value)} />
      </Field>
      {policy.trim() && (
        <Alert tone={problems.length > 0 ? 'warning' : 'success'} role="status">
          {problems.length > 0 ? problems.join(' ') : 'The form works under this policy.'}
        </Alert>
      )}
    </Stack>
  );
}
