import { DashboardIcon } from 'shared-ui/dashboard';
import { personPath } from '../dashboard/base-path';
import { RouterLinkButton } from '../dashboard/router-link-button';

/** Opens the page of the person with this address. */
export function PersonLink({ email }: { email: string }) {
  return (
    <RouterLinkButton to={personPath(email)} size="sm" variant="secondary" icon={<DashboardIcon name="person" />}>
      Show person
    </RouterLinkButton>
  );
}
