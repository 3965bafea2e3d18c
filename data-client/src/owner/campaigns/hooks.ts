import { DataError } from 'data-client';
import { ownerKeys } from '../keys';
import type { ListRequest } from '../list';
import { useOwnerClient } from '../owner-provider';
import { withDoubt } from '../doubt';
import { useChange, useOwnerMutation, useOwnerPage, useOwnerQuery, useRemoval, useReread } from '../owner-hooks';
import type { CampaignProblem, CampaignReport } from './campaign';
import type { CampaignSave, CampaignVersion, NewCampaign } from './requests';

const all = ownerKeys.campaigns;

/** Polling interval while a campaign is being sent. */
const pollMs = 2000;

const isUnderWay = (report: CampaignReport | null | undefined) => report?.state === 'sending';

/** Returns all campaigns with their delivery, newest first; polls while one is being sent. */
export const useCampaignReports = (page: ListRequest) =>
  useOwnerPage([...all, 'reports', page], ({ campaigns }, signal) => campaigns.reports(page, signal), {
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? pollMs : false),
  });

/**
 * Returns one campaign's delivery, or null if it no longer exists. Polls while it is being sent, and while it is paused: the last
 * emails go out after that.
 */
export const useCampaignReport = (id: string) =>
  useOwnerQuery([...all, 'report', id], ({ campaigns }, signal) => campaigns.report(id, signal), {
    refetchInterval: ({ state }) => (isUnderWay(state.data) || state.data?.state === 'paused' ? pollMs : false),
  });

/** Returns the recipients whose emails failed or may not have arrived, with the reason; again once there are more of them. */
export const useCampaignProblems = ({ id, failed, doubtful }: CampaignReport) =>
  useOwnerPage([...all, 'problems', id, failed, doubtful], ({ campaigns }, signal) => campaigns.problems(id, signal));

/** Returns a campaign's text, or null if it no longer exists. */
export const useCampaign = (id: string) =>
  useOwnerQuery([...all, 'id', id], ({ campaigns }, signal) => campaigns.byId(id, signal), {
    // Editing starts from the latest text.
    gcTime: 0,
  });

/** Rejects with `conflict` if it exists. */
export const useCreateCampaign = () =>
  useChange(all, 'create', ({ campaigns }, campaign: NewCampaign) => campaigns.create(campaign));

/** Rejects with `conflict` if the campaign was changed or sent elsewhere in the meantime. */
export const useSaveCampaign = () =>
  useChange(all, 'save', ({ campaigns }, save: CampaignSave) => campaigns.save(save));

/** Deletes drafts. */
export const useCampaignRemoval = () => useRemoval(useOwnerClient().campaigns, all);

/** Returns the number of recipients. Rejects with `conflict` if the campaign was changed elsewhere in the meantime. */
export const useStartCampaign = () =>
  useOwnerMutation(
    [...all, 'start'],
    ({ campaigns }, seen: CampaignVersion) => campaigns.start(seen).catch(withDoubt),
    {
      onSettled: useReread(all),
      // Idempotent. Adding many recipients takes time, and a lost response must not look like a draft that was never sent.
      retry: (failures, error) =>
        error instanceof DataError && failures < (error.code === 'timeout' ? 5 : Number(error.code === 'offline')),
    },
  );

export const usePauseCampaign = () => useChange(all, 'pause', ({ campaigns }, id: string) => campaigns.pause(id));

export const useResumeCampaign = () => useChange(all, 'resume', ({ campaigns }, id: string) => campaigns.resume(id));

export const useRetryCampaign = () =>
  useChange(all, 'retry', ({ campaigns }, { id, state }: { id: string; state: CampaignProblem['state'] }) =>
    campaigns.retry(id, state),
  );

/** Sends due emails now; reports if no mail server is configured. */
export const useCampaignSending = () => useChange(all, 'go-on', ({ campaigns }, _: void) => campaigns.goOn());

export const useSendTestMail = () => useChange(all, 'test', ({ campaigns }, id: string) => campaigns.sendTest(id));
