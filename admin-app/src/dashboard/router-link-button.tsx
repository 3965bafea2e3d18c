import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Icon, LinkButton } from 'shared-ui';
import { DashboardLink } from './dashboard-link';

type RouterLinkButtonProps = Omit<ComponentProps<typeof LinkButton>, 'as' | 'href'> & Pick<LinkProps, 'to' | 'state'>;

/** A link within the dashboard that looks like a button. */
export const RouterLinkButton = (props: RouterLinkButtonProps) => <LinkButton as={DashboardLink} {...props} />;

export const newIcon = (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

/** The link to the form of a new record. */
export const NewRecordButton = (props: RouterLinkButtonProps) => (
  <RouterLinkButton size="sm" icon={newIcon} {...props} />
);
