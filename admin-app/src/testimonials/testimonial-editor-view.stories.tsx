import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { emptyTestimonial } from 'data-client/owner';
import { inFrames } from 'shared-ui/testing';
import { WithOwner } from '../testing/with-owner';
import { TestimonialEditorView } from './testimonial-editor-view';
import type { TestimonialEditorState } from './use-testimonial-editor';

const said = { ...emptyTestimonial, name: 'Priya Raman', title: 'Chief Operating Officer', content: 'It helped.' };

const editorOf = (over: Partial<TestimonialEditorState> = {}): TestimonialEditorState => ({
  isNew: false,
  values: said,
  problems: {},
  failure: '',
  theirs: undefined,
  isBusy: false,
  change: () => {},
  takeTheirs: () => {},
  save: () => {},
  ...over,
});

const meta = {
  title: 'Admin/Testimonial editor',
  component: TestimonialEditorView,
  parameters: { docs: { story: inFrames } },
  decorators: [WithOwner],
  args: { editor: editorOf(), onCloseRequest: async () => true, onClose: () => {} },
} satisfies Meta<typeof TestimonialEditorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const New: Story = { args: { editor: editorOf({ isNew: true, values: emptyTestimonial }) } };

export const Incomplete: Story = {
  args: {
    editor: editorOf({
      isNew: true,
      values: emptyTestimonial,
      problems: { name: 'Please enter the name.', content: 'Please enter the content.' },
    }),
  },
};

const offline = 'The server couldn’t be reached. Please check your connection and try again.';

export const Failed: Story = { args: { editor: editorOf({ failure: offline }) } };

export const ChangedElsewhere: Story = {
  args: { editor: editorOf({ theirs: { ...said, company: 'Fernhill Health', rating: 4 } }) },
};
