import { Link } from 'react-router-dom';
import { EmptyState, LinkButton } from 'shared-ui';
import { useBasePath } from './base-path';

export function UnknownTab() {
  return (
    <EmptyState
      level={2}
      title="Page not found"
      description="The address may be misspelled or outdated."
      action={
        <LinkButton as={Link} to={useBasePath()} variant="secondary">
          Go to the dashboard
        </LinkButton>
      }
    />
  );
}
