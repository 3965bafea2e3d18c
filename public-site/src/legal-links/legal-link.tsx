import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type LegalLinkProps = { address: string; className?: string; children: ReactNode };

/** A link to a page of this site or to an external document. */
export function LegalLink({ address, className, children }: LegalLinkProps) {
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address} className={className} rel="noopener">
      {children}
    </a>
  );
}
