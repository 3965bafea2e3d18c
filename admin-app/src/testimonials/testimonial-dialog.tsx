import { useOwnerTestimonial, type OwnerTestimonial } from 'data-client/owner';
import { useState } from 'react';
import { Dialog, EmptyState, QueryView } from 'shared-ui';
import { openRecord } from '../list/open-record';
import type { ListState } from '../list/use-record-list';
import { notLoaded } from '../list/row-marks';
import { newId } from '../form/use-new-record';
import { useMayLeave } from '../form/unsaved/use-unsaved-guard';
import { TestimonialEditorView } from './testimonial-editor-view';
import { useTestimonialEditor } from './use-testimonial-editor';

type TestimonialDialogProps = { id: string; list: ListState<OwnerTestimonial> };

/** The dialog of one testimonial, or a new one, over the list. */
export function TestimonialDialog({ id, list }: TestimonialDialogProps) {
  return id === newId ? (
    <TestimonialEditor testimonial={null} onClose={list.closeRecord} />
  ) : (
    <StoredTestimonial id={id} list={list} />
  );
}

function StoredTestimonial({ id, list }: TestimonialDialogProps) {
  const query = openRecord(list, useOwnerTestimonial(id), id);
  // Stays open if it is deleted somewhere else, because the owner may have typed.
  const [opened, setOpened] = useState(query.data);
  if (!opened && query.data) setOpened(query.data);
  if (opened) return <TestimonialEditor testimonial={opened} onClose={list.closeRecord} />;
  return (
    <Dialog onClose={list.closeRecord} title="Testimonial">
      <QueryView query={query} pendingLabel="Loading the testimonial" error={notLoaded('The testimonial')}>
        {() => <EmptyState title="This testimonial no longer exists" description="It may have been deleted." />}
      </QueryView>
    </Dialog>
  );
}

type TestimonialEditorProps = {
  /** Null for a new testimonial. */
  testimonial: OwnerTestimonial | null;
  onClose: () => void;
};

function TestimonialEditor({ testimonial, onClose }: TestimonialEditorProps) {
  const editor = useTestimonialEditor(testimonial, onClose);
  const mayLeave = useMayLeave();
  return (
    <TestimonialEditorView
      editor={editor}
      onCloseRequest={async () => !editor.isBusy && mayLeave()}
      onClose={onClose}
    />
  );
}
