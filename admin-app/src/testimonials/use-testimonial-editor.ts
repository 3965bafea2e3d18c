import { DataError } from 'data-client';
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
import { focusFirstError } from '../form/focus-first-error';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';

const draftOf = (testimonial: OwnerTestimonial): TestimonialDraft => {
  const { name, title, company, rating, content, imageUrl, hasPictureConsent } = testimonial;
  return { name, title, company, rating, content, imageUrl, hasPictureConsent };
};

const isSame = (one: TestimonialDraft, other: TestimonialDraft) =>
  Object.entries(one).every(([field, value]) => other[field as keyof TestimonialDraft] === value);

/**
 * The state of the testimonial editor; `testimonial` is null for a new one. A version saved elsewhere is shown, never
 * silently overwritten.
 */
export function useTestimonialEditor(testimonial: OwnerTestimonial | null, onClose: () => void) {
  const notify = useNotify();
  const client = useOwnerClient();
  const create = useCreateTestimonial();
  const save = useSaveTestimonial();
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
  const failure = save.error ?? create.error;

  const submit = async () => {
    setShowsProblems(true);
    if (Object.keys(problems).length > 0) return focusFirstError();
    const over = theirs ?? base;
    let saved: OwnerTestimonial;
    try {
      saved = over
        ? await save.mutateAsync({ id: over.id, revision: over.revision, draft })
        : await create.mutateAsync(draft);
    } catch (error) {
      if (base && error instanceof DataError && error.code === 'conflict')
        setTheirs((await client.testimonials.byId(base.id).catch(() => null)) ?? undefined);
      return;
    }
    setBase(saved);
    setTheirs(undefined);
    // Otherwise the owner has typed on while it was saved.
    if (latest.current === values) {
      guard.lift();
      onClose();
    }
    notify({ tone: 'success', message: `${draft.name}’s testimonial was saved.` });
  };
  return {
    isNew: base === null,
    values,
    problems: showsProblems ? problems : {},
    /** Why the last save failed. */
    failure: theirs ? undefined : failure?.message,
    /** A conflicting saved version. */
    theirs: theirs && draftOf(theirs),
    isBusy: create.isPending || save.isPending,
    change: (part: Partial<TestimonialDraft>) => put({ ...latest.current, ...part }),
    takeTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      put(draftOf(theirs));
      setTheirs(undefined);
    },
    save: () => void submit(),
  };
}

export type TestimonialEditorState = ReturnType<typeof useTestimonialEditor>;
