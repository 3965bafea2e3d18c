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
import { useConfirm } from 'shared-ui';
import { useAttempt } from '../../dashboard/use-attempt';
import { CampaignProgressView } from './campaign-progress-view';

/** The sending function stops after a while; an open page resumes it sooner than the schedule. */
const nudgeMs = 10_000;

export function CampaignProgress({ report }: { report: CampaignReport }) {
  const confirm = useConfirm();
  const attempt = useAttempt();
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

  const handleRetry = async (of: CampaignProblem['state']) => {
    const isSure =
      of === 'failed' ||
      (await confirm({
        title: 'Resend these emails?',
        message: 'Some of these readers may already have it. Most email programs show duplicates only once.',
        confirmLabel: 'Resend',
        cancelLabel: 'Don’t resend',
      }));
    if (isSure)
      await attempt('The emails couldn’t be resent.', () => retry.mutateAsync({ id, state: of }).then(() => goOn()));
  };

  return (
    <CampaignProgressView
      report={report}
      problems={useCampaignProblems(report)}
      isBusy={pause.isPending || resume.isPending || retry.isPending}
      onPause={() => void attempt('The campaign couldn’t be paused.', () => pause.mutateAsync(id))}
      onResume={() =>
        void attempt('The campaign couldn’t be resumed.', () => resume.mutateAsync(id).then(() => goOn()))
      }
      onRetry={(of) => void handleRetry(of)}
    />
  );
}
