import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type LegalLinkProps = { address: string; className?: string; target?: '_blank'; children: ReactNode };

/** A link to a page of this site or to an external document. */
export function LegalLink({ address, children, ...rest }: LegalLinkProps) {
  if (address.startsWith('/')) {
    return (
      <Link to={address} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address} rel="noopener" {...rest}>
      {children}
    </a>
  );
}
