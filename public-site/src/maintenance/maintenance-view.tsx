import { phoneLink } from 'domain/phone-link';
import { Link } from 'react-router-dom';
import { Container, Eyebrow, Heading } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { SocialLinks } from '../coach/social-links';
import type { MaintenancePageProps } from '../contract';
import { LegalLink } from '../legal-links/legal-link';
import { linkedDocuments } from '../legal-links/linked-documents';
import * as S from './maintenance-view.styles';

export type MaintenanceViewProps = MaintenancePageProps & {
  coach: Pick<Coach, 'name' | 'email' | 'phone' | 'place' | 'profiles'>;
};

export function MaintenanceView({ coach, adminPath, legalAddresses }: MaintenanceViewProps) {
  const { name, email, phone, place, profiles } = coach;
  return (
    <S.Page data-tone="brand">
      <Container as="header">
        <S.Name>{name}</S.Name>
      </Container>
      <Container as="main" id="content" tabIndex={-1}>
        <S.Words>
          <Eyebrow>Back soon</Eyebrow>
          <Heading level={1}>The site will be back shortly.</Heading>
          <S.Lead>
            I’m updating the site. {(email || phone) && 'In the meantime, you can still reach me directly.'}
          </S.Lead>
          <S.ContactDetails>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={phoneLink(phone)}>{phone}</a>}
            {place && <span>{place}</span>}
          </S.ContactDetails>
          <SocialLinks profiles={profiles} />
        </S.Words>
      </Container>
      <Container as="footer">
        <S.Links role="list">
          {legalAddresses &&
            linkedDocuments(legalAddresses).map(({ title, address }) => (
              <li key={title}>
                <LegalLink address={address}>{title}</LegalLink>
              </li>
            ))}
          <li>
            <Link to={adminPath}>Admin</Link>
          </li>
        </S.Links>
      </Container>
    </S.Page>
  );
}
