import { useState } from 'react';
import { Alert, Field, Stack, Textarea } from 'shared-ui';
import { policyProblems } from './snippet';

export type PolicyCheckProps = { needed: Record<string, string[]> };

/** Checks a partner's Content-Security-Policy as they type. The policy never leaves the browser. */
export function PolicyCheck({ needed }: PolicyCheckProps) {
  const [policy, setPolicy] = useState('');
  const problems = policyProblems(policy, needed);
  return (
    <Stack gap="md">
      <Field label="Test your policy" hint="Paste the value of its Content-Security-Policy header.">
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
