import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aService } from 'data-client/testing';
import { WithOwner } from '../testing/with-owner';
import { ServiceEditorView } from './service-editor-view';
import { draftOf, valuesOf } from './service-values';
import type { ServiceEditorState } from './use-service-editor';

const service = aService({ id: 'leadership', name: 'Leadership Coaching' });

const editorOf = (over: Partial<ServiceEditorState> = {}): ServiceEditorState => {
  const values = over.values ?? valuesOf(service);
  return {
    saved: service,
    values,
    draft: draftOf(values),
    change: () => {},
    problems: {},
    unsavedCount: 0,
    isSaving: false,
    failure: '',
    conflict: undefined,
    restoredAt: undefined,
    save: () => {},
    keepRestored: () => {},
    discard: () => {},
    takeTheirs: () => {},
    ...over,
  };
};

const meta = {
  title: 'Admin/Service editor',
  component: ServiceEditorView,
  decorators: [WithOwner],
  args: { editor: editorOf() },
} satisfies Meta<typeof ServiceEditorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const New: Story = { args: { editor: editorOf({ saved: null, values: valuesOf(null) }) } };

export const Incomplete: Story = {
  args: {
    editor: editorOf({
      saved: null,
      values: { ...valuesOf(null), meetingKind: 'video', bookingMinutes: '52' },
      unsavedCount: 2,
      problems: {
        name: 'Please enter the name.',
        bookingMinutes: 'Please enter the duration as 5 to 480 minutes, in steps of 5.',
        meetingPlace: 'Please enter the link of the video call.',
      },
    }),
  },
};

export const ChangedElsewhere: Story = {
  args: { editor: editorOf({ unsavedCount: 1, conflict: [{ label: 'Price', value: '$90' }] }) },
};
