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
import { reasonOf } from '../../list/row-marks';
import { CampaignProgressView } from './campaign-progress-view';

/** The sending function stops after a while; an open page resumes it sooner than the schedule. */
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
      notify({ tone: 'error', message: reasonOf(cause) });
    }
  };
  const handleRetry = async (of: CampaignProblem['state']) => {
    const isSure =
      of === 'failed' ||
      (await confirm({
        title: 'Resend these emails?',
        message: 'Some of these readers may already have it. Most email programs show duplicates only once.',
        confirmLabel: 'Resend',
        cancelLabel: 'Don’t resend',
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
