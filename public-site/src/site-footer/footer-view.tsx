import { phoneLink } from 'domain/phone-link';
import type { ReactNode } from 'react';
import { Container, Heading, IconButton, Muted, Text } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { SocialLinks } from '../coach/social-links';
import type { LegalAddresses } from '../contract';
import { linkedDocuments } from '../legal-links/linked-documents';
import type { FooterColumn } from './footer-columns';
import * as S from './footer-view.styles';

const thisYear = new Date().getFullYear();

export type FooterViewProps = {
  coach: Pick<Coach, 'name' | 'tagline' | 'email' | 'phone' | 'profiles'>;
  columns: readonly FooterColumn[];
  adminPath: string;
  partnersPath?: string;
  legalAddresses: LegalAddresses;
  /** Undefined while there is nothing to consent to. */
  onCookieSettings?: () => void;
  /** Undefined while the newsletter is disabled. */
  newsletter?: ReactNode;
  newsletterText: string;
  onBackToTop: () => void;
};

export function FooterView({ coach, columns, newsletter, newsletterText, ...rest }: FooterViewProps) {
  return (
    <S.Footer data-tone="brand">
      <Container>
        <S.Upper>
          <S.Brand>
            <S.Name>{coach.name}</S.Name>
            <Text tone="muted">{coach.tagline}</Text>
            <S.Contact>
              {coach.email && <a href={`mailto:${coach.email}`}>{coach.email}</a>}
              {coach.phone && <a href={phoneLink(coach.phone)}>{coach.phone}</a>}
            </S.Contact>
            <SocialLinks profiles={coach.profiles} />
          </S.Brand>
          {newsletter && (
            <S.Newsletter>
              <Heading level={2} size="md">
                Get the newsletter
              </Heading>
              {newsletterText && <Muted>{newsletterText}</Muted>}
              {newsletter}
            </S.Newsletter>
          )}
        </S.Upper>
        <S.Columns aria-label="Footer">
          {columns.map(({ heading, links, isWide }) => (
            <S.Column key={heading} $isWide={isWide}>
              <S.ColumnHeading>{heading}</S.ColumnHeading>
              <ul role="list">
                {links.map(({ label, to }, index) => (
                  <li key={index}>
                    <S.FooterLink to={to}>{label}</S.FooterLink>
                  </li>
                ))}
              </ul>
            </S.Column>
          ))}
        </S.Columns>
        <Lower name={coach.name} {...rest} />
      </Container>
    </S.Footer>
  );
}

type LowerProps = Pick<
  FooterViewProps,
  'adminPath' | 'partnersPath' | 'legalAddresses' | 'onCookieSettings' | 'onBackToTop'
> & { name: string };

function Lower({ name, adminPath, partnersPath, legalAddresses, onCookieSettings, onBackToTop }: LowerProps) {
  return (
    <S.Lower>
      <Muted>
        © {thisYear} {name}
      </Muted>
      <S.Legal role="list" aria-label="Legal">
        {linkedDocuments(legalAddresses).map(({ title, address }) => (
          <li key={title}>
            <S.FooterLegalLink address={address}>{title}</S.FooterLegalLink>
          </li>
        ))}
        {onCookieSettings && (
          <li>
            <S.FooterButton type="button" onClick={onCookieSettings}>
              Cookie settings
            </S.FooterButton>
          </li>
        )}
        {partnersPath && (
          <li>
            <S.FooterLink to={partnersPath}>For partners</S.FooterLink>
          </li>
        )}
        <li>
          <S.FooterLink to={adminPath}>Admin</S.FooterLink>
        </li>
      </S.Legal>
      <IconButton label="Back to top" icon="arrow-up" variant="secondary" onClick={onBackToTop} />
    </S.Lower>
  );
}
