import { useSettings } from 'data-client';
import { useCampaign, useCampaignReport, type Campaign, type CampaignReport } from 'data-client/owner';
import { postalAddressOf } from 'domain/settings/postal-address';
import { useNavigate } from 'react-router-dom';
import { EmptyState, QueryView, Heading, Stack } from 'shared-ui';
import { allOf } from '../../dashboard/all-of';
import { BackLink } from '../../dashboard/back-link';
import { useTabPath } from '../../dashboard/base-path';
import { PanelHead } from '../../dashboard/panel-head';
import { useHostPreviews } from '../../dashboard/host-previews';
import { goneIfMalformed } from '../../list/open-record';
import { newId, useNewRecord } from '../../form/use-new-record';
import { CampaignProgress } from './campaign-progress';
import { createElement, useState } from 'react';
import { CampaignFormView } from './campaign-form-view';
import { journalOf } from './campaign-text';
import { subjectOf } from './campaign-words';
import { useCampaignForm, type CampaignFormOptions } from './use-campaign-form';
import { RouterLinkButton } from '../../dashboard/router-link-button';

const listPath = 'newsletter/campaigns';

/** One campaign at its own address: the editor for a draft, else its progress. A new campaign has no id. */
export function CampaignPage({ id }: { id?: string }) {
  const campaign = useNewRecord({ listPath, recordId: id ?? newId });
  return (
    <Stack gap="md">
      <BackLink to={id ? listPath : 'newsletter'}>{id ? 'All campaigns' : 'Back to the newsletter'}</BackLink>
      <PanelHead title={id ? 'Newsletter Campaign' : 'New Newsletter Campaign'}>
        Sent once to everyone who is subscribed at that time.
      </PanelHead>
      {campaign.id === undefined ? (
        <CampaignForm key={campaign.key} onCreated={campaign.handleCreated} onStarted={campaign.forget} />
      ) : (
        <StoredCampaign key={campaign.id} id={campaign.id} />
      )}
    </Stack>
  );
}

function StoredCampaign({ id }: { id: string }) {
  const address = useTabPath(listPath);
  const campaign = useCampaign(id);
  const report = useCampaignReport(id);
  const navigate = useNavigate();
  // A draft that is deleted or sent somewhere else stays open with its text.
  const [opened, setOpened] = useState<Campaign>();
  if (!opened && campaign.data && report.data && (!isSending(report.data) || journalOf(id).read()))
    setOpened(campaign.data);
  return (
    <QueryView
      query={allOf({ campaign: goneIfMalformed(campaign), report: goneIfMalformed(report) })}
      error="This campaign couldn’t be loaded."
    >
      {(found) => {
        const sending = found.report && isSending(found.report) ? found.report : undefined;
        if (!opened) return sending ? <CampaignProgress report={sending} /> : <Gone />;
        return (
          <CampaignForm
            stored={opened}
            ended={found.campaign === null ? 'gone' : sending && 'started'}
            report={sending}
            onCreated={(created) => void navigate(`${address}/${created}`, { replace: true })}
          />
        );
      }}
    </QueryView>
  );
}

const isSending = ({ state }: CampaignReport) => state !== 'draft';

const Gone = () => (
  <EmptyState
    title="This campaign no longer exists"
    description="It may have been deleted, or the address is incomplete."
    action={
      <RouterLinkButton to={listPath} variant="secondary">
        All campaigns
      </RouterLinkButton>
    }
  />
);

/** The editor, or the progress once the campaign is being sent and no text would be lost. */
function CampaignForm({ report, ...options }: CampaignFormOptions & { report?: CampaignReport }) {
  const form = useCampaignForm(options);
  const { TextPreview } = useHostPreviews();
  const { settings, isFallback } = useSettings();
  if (report && form.draft.isOver) return <CampaignProgress report={report} />;
  return (
    <CampaignFormView
      form={form}
      lacksAddress={!isFallback && !postalAddressOf(settings)}
      preview={
        TextPreview && (
          <Stack gap="md">
            <Heading level={3} size="lg">
              {subjectOf(form.words)}
            </Heading>
            {createElement(TextPreview, { content: form.words.body, firstLevel: 4 })}
          </Stack>
        )
      }
    />
  );
}
