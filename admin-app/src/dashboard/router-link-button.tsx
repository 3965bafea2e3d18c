import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router-dom';
import { LinkButton } from 'shared-ui';
import { DashboardLink } from './dashboard-link';

type RouterLinkButtonProps = Omit<ComponentProps<typeof LinkButton>, 'as' | 'href'> & Pick<LinkProps, 'to' | 'state'>;

/** A link within the dashboard that looks like a button. */
export const RouterLinkButton = (props: RouterLinkButtonProps) => <LinkButton as={DashboardLink} {...props} />;
