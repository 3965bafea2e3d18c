import type { CampaignReport, CampaignState } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';

export const stateWords: Record<CampaignState, string> = {
  draft: 'Draft',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
};

export const stateTones: Record<CampaignState, BadgeTone> = {
  draft: 'neutral',
  sending: 'info',
  paused: 'warning',
  sent: 'success',
};

export const subjectOf = ({ subject }: { subject: string }) => subject.trim() || 'No subject';

/** The number of processed recipients, whatever the result. */
export const settledOf = ({ recipients, waiting }: CampaignReport) => recipients - waiting;
