import {
  testimonialSorts,
  testimonialStates,
  useAverageRating,
  useChangeTestimonial,
  useOwnerTestimonials,
  useTestimonialRemoval,
} from 'data-client/owner';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useRecordList } from '../list/use-record-list';
import { usePublishedChanges } from '../list/published/use-published-changes';
import { TestimonialDialog } from './testimonial-dialog';
import { rowWords } from './testimonial-words';
import { TestimonialsView } from './testimonials-view';

export function TestimonialsPage({ recordId }: TabPanelProps) {
  const list = useRecordList({
    tab: 'testimonials',
    recordId,
    filters: { status: testimonialStates },
    sorts: testimonialSorts,
    useRows: useOwnerTestimonials,
  });
  const { mutateAsync: change } = useChangeTestimonial();
  const changes = usePublishedChanges({
    words: rowWords,
    hiddenWord: 'hidden',
    removal: useTestimonialRemoval(),
    send: ({ id, revision }, values) => change({ id, revision, change: values }),
  });
  return (
    <>
      <TestimonialsView list={list} changes={changes} average={useAverageRating()} />
      {recordId && <TestimonialDialog key={recordId} id={recordId} list={list} />}
    </>
  );
}
