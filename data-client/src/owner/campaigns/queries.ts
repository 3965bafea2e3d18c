import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListRequest } from '../list';
import type { OwnerClient } from '../owner-client';
import type { CampaignReport } from './campaign';

const all = ['owner', 'campaigns'] as const;

type Client = Pick<OwnerClient, 'campaigns'>;

/** Polling interval while a campaign is being sent. */
const pollMs = 2000;

const isUnderWay = (report: CampaignReport | null | undefined) => report?.state === 'sending';

export const ownerCampaignQueries = {
  all,
  byId: (client: Client, id: string) =>
    queryOptions({ queryKey: [...all, 'id', id], queryFn: ({ signal }) => client.campaigns.byId(id, signal) }),
  reports: (client: Client, page: ListRequest) =>
    queryOptions({
      queryKey: [...all, 'reports', page],
      queryFn: ({ signal }) => client.campaigns.reports(page, signal),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? pollMs : false),
    }),
  report: (client: Client, id: string) =>
    queryOptions({
      queryKey: [...all, 'report', id],
      queryFn: ({ signal }) => client.campaigns.report(id, signal),
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollMs : false),
    }),
  problems: (client: Client, id: string) =>
    queryOptions({
      queryKey: [...all, 'problems', id],
      queryFn: ({ signal }) => client.campaigns.problems(id, signal),
    }),
};
