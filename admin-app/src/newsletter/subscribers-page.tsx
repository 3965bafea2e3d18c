import { subscriberFilters, subscriberSorts, useSubscriberOverview, useSubscribers } from 'data-client/owner';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRecordList } from '../list/use-record-list';
import { useSubscriberExport } from './export-subscribers/use-subscriber-export';
import { SubscribersView } from './subscribers-view';
import { useSubscriberChanges } from './use-subscriber-changes';

export function SubscribersPage() {
  const list = useRecordList({
    tab: 'newsletter',
    filters: { status: subscriberFilters },
    sorts: subscriberSorts,
    useRows: useSubscribers,
  });
  const { export: state, start, cancel } = useSubscriberExport();
  useExportByAddress(start);
  return (
    <SubscribersView
      list={list}
      overview={useSubscriberOverview()}
      changes={useSubscriberChanges()}
      export={state}
      onExport={() => void start()}
      onCancel={cancel}
    />
  );
}

/** `?export=active` starts the export once and is removed from the address. */
function useExportByAddress(start: () => Promise<void>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = params.get('export') === 'active';
  const begin = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('export');
    void navigate({ search: rest.toString() }, { replace: true });
    void start();
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
}
