import { useQuery } from '@tanstack/react-query';
import { serviceQueries, useVisitorClient } from 'data-client';
import type { BookingOffer } from 'domain/services';
import { loadQuestionForm } from './load-question-form';

/** Returns the questions of a service with the code that asks them; null if it has none. */
export function useServiceQuestions(service: BookingOffer | undefined) {
  const { services } = useVisitorClient();
  const { id = '', hasQuestions = false } = service ?? {};
  const query = useQuery({
    queryKey: [...serviceQueries.all, id, 'questions'],
    queryFn: async ({ signal }) => {
      const [stored, code] = await Promise.all([services.byId(id, signal), loadQuestionForm()]);
      return { questions: stored?.questions ?? [], code };
    },
    enabled: hasQuestions,
    staleTime: 60_000,
  });
  return hasQuestions ? query : null;
}
