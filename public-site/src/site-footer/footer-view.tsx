import type { ReactNode } from 'react';
import { Container, Heading, IconButton, Text } from 'shared-ui';
import { phoneLink, type Coach } from '../coach/coach';
import { SocialLinks } from '../coach/social-links';
import type { FooterColumn } from './footer-columns';
import * as S from './footer-view.styles';

const thisYear = new Date().getFullYear();

export type FooterViewProps = {
  coach: Pick<Coach, 'name' | 'tagline' | 'email' | 'phone' | 'profiles'>;
  columns: readonly FooterColumn[];
  adminPath: string;
  /** Absent when the owner sends no newsletter. */
  newsletter?: ReactNode;
  onBackToTop: () => void;
};

export function FooterView({ coach, columns, adminPath, newsletter, onBackToTop }: FooterViewProps) {
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
                A letter, once a month
              </Heading>
              <Text tone="muted" size="sm">
                One thought on leading well, one question to take along. No more than that.
              </Text>
              {newsletter}
            </S.Newsletter>
          )}
        </S.Upper>
        <S.Columns aria-label="Footer">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <S.ColumnHeading>{heading}</S.ColumnHeading>
              <ul role="list">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <S.FooterLink to={to}>{label}</S.FooterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </S.Columns>
        <S.Lower>
          <Text size="sm" tone="muted">
            © {thisYear} {coach.name}
          </Text>
          <S.FooterLink to={adminPath}>Admin</S.FooterLink>
          <IconButton label="Back to top" icon="arrow-up" variant="secondary" onClick={onBackToTop} />
        </S.Lower>
      </Container>
    </S.Footer>
  );
}
