import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { LinkButton } from 'shared-ui';

type RouterLinkButtonProps = Omit<ComponentProps<typeof LinkButton>, 'as' | 'href'> & Pick<LinkProps, 'to' | 'state'>;

/** A link within the dashboard that looks like a button. */
export const RouterLinkButton = (props: RouterLinkButtonProps) => <LinkButton as={Link} {...props} />;
