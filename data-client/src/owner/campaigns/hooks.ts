import { useMutation, useQuery } from '@tanstack/react-query';
import { DataError } from 'data-client';
import type { ListRequest } from '../list';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import type { Campaign, CampaignProblem } from './campaign';
import { ownerCampaignQueries } from './queries';
import type { NewCampaign } from './requests';

/** How campaigns stand, newest first; looked at again and again while one is under way. */
export function useCampaignReports(page: ListRequest) {
  return useQuery(ownerCampaignQueries.reports(useOwnerClient(), page));
}

/** How one campaign stands; `data` is null when it no longer exists. */
export function useCampaignReport(id: string) {
  return useQuery(ownerCampaignQueries.report(useOwnerClient(), id));
}

/** Whom a campaign did not reach for certain, and why. */
export function useCampaignProblems(id: string) {
  return useQuery(ownerCampaignQueries.problems(useOwnerClient(), id));
}

/** A campaign's words; `data` is null when it no longer exists. */
export function useCampaign(id: string) {
  return useQuery(ownerCampaignQueries.byId(useOwnerClient(), id));
}

type Requests = OwnerClient['campaigns'];

/** A change of a campaign; what is on screen is read again afterwards. */
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

/** What is written: a campaign that was saved before, or a new one. */
export type CampaignDraft = NewCampaign & { saved?: Pick<Campaign, 'id' | 'version'> };

/** Rejects with `conflict` when the campaign was changed elsewhere since it was read. */
export const useSaveCampaign = () =>
  useCampaignChange('save', (requests, { saved, ...draft }: CampaignDraft) =>
    saved ? requests.save({ ...draft, id: saved.id, version: saved.version }) : requests.create(draft),
  );

/** Deletes drafts. */
export const useCampaignRemoval = () => useRemoval(useOwnerClient().campaigns, ownerCampaignQueries.all);

// Many readers take their time to be noted down; asking twice is asking once.
const isStillAtIt = (failures: number, error: unknown) =>
  failures < 5 && error instanceof DataError && error.code === 'timeout';

/** Answers how many readers it goes to. */
export const useStartCampaign = () =>
  useCampaignChange('start', (requests, id: string) => requests.start(id), isStillAtIt);

export const usePauseCampaign = () => useCampaignChange('pause', (requests, id: string) => requests.pause(id));

export const useResumeCampaign = () => useCampaignChange('resume', (requests, id: string) => requests.resume(id));

export type CampaignRetry = { id: string; state: CampaignProblem['state'] };

export const useRetryCampaign = () =>
  useCampaignChange('retry', (requests, { id, state }: CampaignRetry) => requests.retry(id, state));

/** Has whatever is due sent now; tells when there is no mail server to send it. */
export const useCampaignSending = () => useCampaignChange('go-on', (requests, _: void) => requests.goOn());

export const useSendTestMail = () => useCampaignChange('test', (requests, id: string) => requests.sendTest(id));
