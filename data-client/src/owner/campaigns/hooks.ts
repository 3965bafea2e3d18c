import { useMutation, useQuery } from '@tanstack/react-query';
import { DataError } from 'data-client';
import type { ListRequest } from '../list';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import type { Campaign, CampaignProblem } from './campaign';
import { ownerCampaignQueries } from './queries';
import type { NewCampaign } from './requests';

/** Returns all campaigns with their delivery, newest first; polls while one is being sent. */
export function useCampaignReports(page: ListRequest) {
  return useQuery(ownerCampaignQueries.reports(useOwnerClient(), page));
}

/** Returns one campaign's delivery, or null if it no longer exists. */
export function useCampaignReport(id: string) {
  return useQuery(ownerCampaignQueries.report(useOwnerClient(), id));
}

/** Returns the recipients whose emails failed or may not have arrived, with the reason. */
export function useCampaignProblems(id: string) {
  return useQuery(ownerCampaignQueries.problems(useOwnerClient(), id));
}

/** Returns a campaign's text, or null if it no longer exists. */
export function useCampaign(id: string) {
  return useQuery(ownerCampaignQueries.byId(useOwnerClient(), id));
}

type Requests = OwnerClient['campaigns'];

/** Changes a campaign and refetches the visible queries. */
function useCampaignChange<Input, Answer>(
  name: string,
  run: (requests: Requests, input: Input) => Promise<Answer>,
  retry: (failures: number, error: unknown) => boolean = () => false,
) {
  const { campaigns } = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerCampaignQueries.all, name],
    mutationFn: (input: Input) => run(campaigns, input),
    onSettled: useReread(ownerCampaignQueries.all),
    retry,
  });
}

/** The campaign to save: a new one, or one that was saved before. */
export type CampaignDraft = NewCampaign & { saved?: Pick<Campaign, 'id' | 'version'> };

/** Rejects with `conflict` if the campaign was changed elsewhere in the meantime. */
export const useSaveCampaign = () =>
  useCampaignChange('save', (requests, { saved, ...draft }: CampaignDraft) =>
    saved ? requests.save({ ...draft, id: saved.id, version: saved.version }) : requests.create(draft),
  );

/** Deletes drafts. */
export const useCampaignRemoval = () => useRemoval(useOwnerClient().campaigns, ownerCampaignQueries.all);

// Adding many recipients takes time; the request is idempotent.
const isStillRunning = (failures: number, error: unknown) =>
  failures < 5 && error instanceof DataError && error.code === 'timeout';

/** Returns the number of recipients. */
export const useStartCampaign = () =>
  useCampaignChange('start', (requests, id: string) => requests.start(id), isStillRunning);

export const usePauseCampaign = () => useCampaignChange('pause', (requests, id: string) => requests.pause(id));

export const useResumeCampaign = () => useCampaignChange('resume', (requests, id: string) => requests.resume(id));

export type CampaignRetry = { id: string; state: CampaignProblem['state'] };

export const useRetryCampaign = () =>
  useCampaignChange('retry', (requests, { id, state }: CampaignRetry) => requests.retry(id, state));

/** Sends due emails now; reports if no mail server is configured. */
export const useCampaignSending = () => useCampaignChange('go-on', (requests, _: void) => requests.goOn());

export const useSendTestMail = () => useCampaignChange('test', (requests, id: string) => requests.sendTest(id));
