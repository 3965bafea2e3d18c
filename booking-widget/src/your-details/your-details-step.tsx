import { useEffect } from 'react';
import type { DataError } from 'data-client';
import type { BookingOffer } from 'domain/services';
import { useNotify } from 'shared-ui';
import { useTexts } from '../language/language';
import { FailedQuery } from '../step-form/failed-query';
import { Pending } from '../step-form/pending';
import { StepForm } from '../step-form/step-form';
import type { DetailsFlow } from './details-flow';
import { useServiceQuestions } from './use-service-questions';
import { YourDetailsView } from './your-details-view';

const alertShownMs = 6000;

export type YourDetailsStepProps = { service: BookingOffer; flow: Omit<DetailsFlow, 'intake'> };

export function YourDetailsStep({ service, flow }: YourDetailsStepProps) {
  const texts = useTexts();
  const asked = useServiceQuestions(service);
  useFailureAlert(flow.failure?.error);
  if (!asked || asked.data) return <YourDetailsView flow={{ ...flow, intake: asked?.data }} />;
  return (
    <StepForm onSubmit={() => {}} onBack={() => flow.dispatch({ type: 'wentBack' })} submitLabel={texts.book}>
      {asked.isError ? (
        <FailedQuery query={asked} message={texts.questionsFailed} />
      ) : (
        <Pending label={texts.loadingQuestions} />
      )}
    </StepForm>
  );
}

/** Announces a failure. The alert may cover buttons on a phone, so it closes by itself; the form keeps showing the message. */
function useFailureAlert(error: DataError | undefined) {
  const notify = useNotify();
  const texts = useTexts();
  const message = error && texts.failure(error);
  const dismissLabel = texts.dismiss;
  useEffect(() => {
    if (!error || !message) return undefined;
    const dismiss = notify({ tone: 'error', message, dismissLabel });
    const timer = setTimeout(dismiss, alertShownMs);
    return () => {
      clearTimeout(timer);
      dismiss();
    };
  }, [error, message, dismissLabel, notify]);
}
