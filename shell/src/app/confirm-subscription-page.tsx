import { useParams } from 'react-router-dom';
import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { PagePending } from './pending';

/** The target of the link in the newsletter's welcome mail. */
export function ConfirmSubscriptionPage() {
  const { link = '' } = useParams();
  return (
    <>
      <DocumentHead title="Confirm your subscription" isHidden />
      <RemoteComponent
        remote="public-site"
        pending={<PagePending label="Loading your confirmation" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="Your confirmation" />}
      >
        {({ ConfirmSubscriptionPage: Page }) => <Page key={link} link={link} />}
      </RemoteComponent>
    </>
  );
}
