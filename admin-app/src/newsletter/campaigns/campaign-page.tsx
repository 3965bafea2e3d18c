import { useCampaign, useCampaignReport } from 'data-client/owner';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState, LinkButton, QueryView, type QueryLike } from 'shared-ui';
import { CampaignForm } from './campaign-form';
import { CampaignFrame } from './campaign-frame';
import { CampaignProgress } from './campaign-progress';

type CampaignPageProps = {
  /** Undefined for a new campaign. */
  id?: string;
  newsletterPath: string;
};

/** One campaign at its own address: the editor for a draft, else its progress. */
export function CampaignPage({ id, newsletterPath }: CampaignPageProps) {
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<{ id?: string; key: number }>({ key: 0 });
  const [seen, setSeen] = useState(id);
  if (seen !== id) {
    setSeen(id);
    if (!id) setFresh({ key: fresh.key + 1 });
  }
  // The editor stays mounted when the first save changes the address.
  const isFresh = !id || id === fresh.id;
  const handleCreated = (created: string) => {
    setFresh({ ...fresh, id: created });
    void navigate(`${newsletterPath}/campaigns/${created}`, { replace: true });
  };
  const back = id
    ? { to: `${newsletterPath}/campaigns`, label: 'All campaigns' }
    : { to: newsletterPath, label: 'Newsletter' };
  return (
    <CampaignFrame
      title={id ? 'Newsletter Campaign' : 'New Newsletter Campaign'}
      lead="Sent once to everyone who is subscribed at that time."
      back={back}
    >
      {isFresh ? (
        <CampaignForm
          key={fresh.key}
          newsletterPath={newsletterPath}
          onCreated={handleCreated}
          onStarted={() => setFresh({ key: fresh.key + 1 })}
        />
      ) : (
        <StoredCampaign key={id} id={id} newsletterPath={newsletterPath} />
      )}
    </CampaignFrame>
  );
}

function StoredCampaign({ id, newsletterPath }: { id: string; newsletterPath: string }) {
  const campaign = useCampaign(id);
  const report = useCampaignReport(id);
  return (
    <QueryView query={both(campaign, report)} error="This campaign could not be loaded.">
      {(found) => {
        if (!found.campaign || !found.report) return <Gone newsletterPath={newsletterPath} />;
        return found.report.state === 'draft' ? (
          <CampaignForm stored={found.campaign} newsletterPath={newsletterPath} />
        ) : (
          <CampaignProgress report={found.report} />
        );
      }}
    </QueryView>
  );
}

const Gone = ({ newsletterPath }: { newsletterPath: string }) => (
  <EmptyState
    title="This campaign no longer exists"
    description="It may have been deleted, or the address is incomplete."
    action={
      <LinkButton as={Link} to={`${newsletterPath}/campaigns`} variant="secondary">
        All campaigns
      </LinkButton>
    }
  />
);

function both<One, Other>(one: QueryLike<One>, other: QueryLike<Other>): QueryLike<{ campaign: One; report: Other }> {
  const isKnown = one.data !== undefined && other.data !== undefined;
  const failed = [one, other].find(({ status }) => status === 'error');
  return {
    status: failed ? 'error' : isKnown ? 'success' : 'pending',
    data: isKnown ? { campaign: one.data as One, report: other.data as Other } : undefined,
    error: failed?.error ?? null,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => {
      void one.refetch();
      void other.refetch();
    },
  };
}
