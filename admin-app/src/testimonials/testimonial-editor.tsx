import type { OwnerTestimonial } from 'data-client/owner';
import { useMayLeave } from '../form/unsaved/use-unsaved-guard';
import { TestimonialEditorView } from './testimonial-editor-view';
import { useTestimonialEditor } from './use-testimonial-editor';

type TestimonialEditorProps = {
  /** Null for a new testimonial. */
  testimonial: OwnerTestimonial | null;
  onClose: () => void;
};

export function TestimonialEditor({ testimonial, onClose }: TestimonialEditorProps) {
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
