import { Link } from 'react-router-dom';
import { EmptyState, LinkButton } from 'shared-ui';

export function UnknownTab({ dashboardPath }: { dashboardPath: string }) {
  return (
    <EmptyState
      level={2}
      title="Page not found"
      description="The address may be misspelled or outdated."
      action={
        <LinkButton as={Link} to={dashboardPath} variant="secondary">
          Go to the dashboard
        </LinkButton>
      }
    />
  );
}
