import {
  emptyTestimonial,
  testimonialProblems,
  useCreateTestimonial,
  useOwnerClient,
  useSaveTestimonial,
} from 'data-client/owner';
import type { OwnerTestimonial, TestimonialDraft } from 'data-client/owner';
import { useRef, useState } from 'react';
import { useNotify } from 'shared-ui';
import { saveRecord } from '../form/writing/save-record';
import { focusFirstError } from '../form/focus-first-error';
import { useRecordId } from '../form/use-record-id';
import { useWork } from '../form/use-work';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { isolated } from '../list/isolated';

const fields = Object.keys(emptyTestimonial) as (keyof TestimonialDraft)[];

const draftOf = (testimonial: OwnerTestimonial): TestimonialDraft => {
  const { name, title, company, rating, content, imageUrl, hasPictureConsent } = testimonial;
  return { name, title, company, rating, content, imageUrl, hasPictureConsent };
};

const isSame = (one: TestimonialDraft, other: TestimonialDraft) => fields.every((field) => one[field] === other[field]);

/**
 * The state of the testimonial editor; `testimonial` is null for a new one. A version saved elsewhere is shown, never
 * silently overwritten.
 */
export function useTestimonialEditor(testimonial: OwnerTestimonial | null, onClose: () => void) {
  const notify = useNotify();
  const client = useOwnerClient();
  const { mutateAsync: create } = useCreateTestimonial();
  const { mutateAsync: update } = useSaveTestimonial();
  const { isBusy, problem, run } = useWork();
  const [id] = useRecordId(testimonial?.id);
  const [sent] = useState<TestimonialDraft[]>([]);
  const [base, setBase] = useState(testimonial);
  const [values, setValues] = useState(() => (testimonial ? draftOf(testimonial) : emptyTestimonial));
  const latest = useRef(values);
  const [theirs, setTheirs] = useState<OwnerTestimonial>();
  const [showsProblems, setShowsProblems] = useState(false);
  const put = (next: TestimonialDraft) => {
    latest.current = next;
    setValues(next);
  };
  const isDirty = !isSame(values, base ? draftOf(base) : emptyTestimonial);
  const guard = useUnsavedGuard({ isDirty });

  const draft = { ...values, imageUrl: values.imageUrl.trim() };
  const problems = testimonialProblems(draft);

  const save = async () => {
    const answer = await saveRecord(
      { base: theirs ?? base, draft, sent },
      {
        create: () => create({ id, draft }),
        update: ({ revision }) => update({ id, revision, draft }),
        read: () => client.testimonials.byId(id),
        isSame,
      },
    );
    if ('theirs' in answer) return setTheirs(answer.theirs);
    const { saved } = answer;
    setBase(saved);
    setTheirs(undefined);
    // Otherwise the owner has typed on while it was saved.
    if (latest.current === values) {
      guard.lift();
      onClose();
    }
    notify({ tone: 'success', message: `${isolated(draft.name)}’s testimonial was saved.` });
  };
  const submit = () => {
    setShowsProblems(true);
    if (Object.keys(problems).length > 0) focusFirstError();
    else void run(save);
  };
  return {
    isNew: base === null,
    values,
    problems: showsProblems ? problems : {},
    failure: problem,
    theirs: theirs && draftOf(theirs),
    isBusy,
    change: (part: Partial<TestimonialDraft>) => put({ ...latest.current, ...part }),
    takeTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      put(draftOf(theirs));
      setTheirs(undefined);
    },
    save: submit,
  };
}

export type TestimonialEditorState = ReturnType<typeof useTestimonialEditor>;
