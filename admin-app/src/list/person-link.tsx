import { Link } from 'react-router-dom';
import { LinkButton } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { useBasePath } from '../dashboard/base-path';

/** Opens the page of the person with this address. */
export function PersonLink({ email }: { email: string }) {
  const basePath = useBasePath();
  return (
    <LinkButton
      as={Link}
      to={`${basePath}/people/${encodeURIComponent(email.toLowerCase())}`}
      size="sm"
      variant="secondary"
      icon={<DashboardIcon name="person" />}
    >
      Show person
    </LinkButton>
  );
}
