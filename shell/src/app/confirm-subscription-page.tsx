import { useParams } from 'react-router-dom';
import { DocumentHead } from '../head/document-head';
import { SitePage } from './site-page';

/** The target of the link in the newsletter's welcome email. */
export function ConfirmSubscriptionPage() {
  const { link = '' } = useParams();
  return (
    <>
      <DocumentHead title="Confirm your subscription" isHidden />
      <SitePage>{({ ConfirmSubscriptionPage: Page }) => <Page key={link} link={link} />}</SitePage>
    </>
  );
}
