import { Link } from 'react-router-dom';
import { EmptyState, LinkButton } from 'shared-ui';

export function UnknownTab({ deskPath }: { deskPath: string }) {
  return (
    <EmptyState
      level={2}
      title="There is no such page"
      description="The address may be mistyped or out of date."
      action={
        <LinkButton as={Link} to={deskPath} variant="secondary">
          Go to the desk
        </LinkButton>
      }
    />
  );
}
