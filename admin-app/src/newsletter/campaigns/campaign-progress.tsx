import { DataError } from 'data-client';
import {
  useCampaignProblems,
  useCampaignSending,
  usePauseCampaign,
  useResumeCampaign,
  useRetryCampaign,
  type CampaignProblem,
  type CampaignReport,
} from 'data-client/owner';
import { useEffect, useEffectEvent } from 'react';
import { useConfirm, useNotify } from 'shared-ui';
import { CampaignProgressView } from './campaign-progress-view';

/** The function that sends stops after a while; whoever watches has it go on before the schedule does. */
const nudgeMs = 10_000;

export function CampaignProgress({ report }: { report: CampaignReport }) {
  const confirm = useConfirm();
  const notify = useNotify();
  const pause = usePauseCampaign();
  const resume = useResumeCampaign();
  const retry = useRetryCampaign();
  const { mutate: goOn } = useCampaignSending();
  const { id, state } = report;

  const nudge = useEffectEvent(() => {
    if (document.visibilityState === 'visible') goOn();
  });
  useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setInterval(nudge, nudgeMs);
    return () => clearInterval(timer);
  }, [state]);

  const attempt = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (cause) {
      notify({ tone: 'error', message: (cause instanceof DataError ? cause : new DataError('server')).message });
    }
  };
  const handleRetry = async (of: CampaignProblem['state']) => {
    const isSure =
      of === 'failed' ||
      (await confirm({
        title: 'Send these mails again?',
        message: 'Some of these readers may have got it already. Most mail programs then show it once.',
        confirmLabel: 'Send again',
        cancelLabel: 'Leave them',
      }));
    if (isSure) await attempt(retry.mutateAsync({ id, state: of }).then(() => goOn()));
  };

  return (
    <CampaignProgressView
      report={report}
      problems={useCampaignProblems(id)}
      isBusy={pause.isPending || resume.isPending || retry.isPending}
      onPause={() => void attempt(pause.mutateAsync(id))}
      onResume={() => void attempt(resume.mutateAsync(id).then(() => goOn()))}
      onRetry={(of) => void handleRetry(of)}
    />
  );
}
