import { Link, type LinkProps } from 'react-router-dom';
import { useBasePath } from './base-path';

/** A link within the dashboard, by an address below it: `bookings/week`. */
export function DashboardLink({ to, ...link }: LinkProps) {
  const basePath = useBasePath();
  const isBelow = typeof to === 'string' && !to.startsWith('/');
  return <Link to={isBelow ? `${basePath}/${to}` : to} {...link} />;
}
