import { DashboardIcon } from 'shared-ui/dashboard';
import { useBasePath } from '../dashboard/base-path';
import { RouterLinkButton } from '../dashboard/router-link-button';

/** Opens the page of the person with this address. */
export function PersonLink({ email }: { email: string }) {
  const basePath = useBasePath();
  return (
    <RouterLinkButton
      to={`${basePath}/people/${encodeURIComponent(email.toLowerCase())}`}
      size="sm"
      variant="secondary"
      icon={<DashboardIcon name="person" />}
    >
      Show person
    </RouterLinkButton>
  );
}
