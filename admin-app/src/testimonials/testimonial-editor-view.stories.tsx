import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { emptyTestimonial } from 'data-client/owner';
import { createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { TestimonialEditorView } from './testimonial-editor-view';

const said = { ...emptyTestimonial, name: 'Priya Raman', title: 'Chief Operating Officer', content: 'It helped.' };

const meta = {
  title: 'Admin/Testimonial editor',
  component: TestimonialEditorView,
  decorators: [
    (Story) => (
      <TestDataProvider ownerClient={createFakeOwnerClient({ isSignedIn: true })}>
        <Story />
      </TestDataProvider>
    ),
  ],
  args: {
    isNew: false,
    values: said,
    problems: {},
    isBusy: false,
    onChange: () => {},
    onTakeTheirs: () => {},
    onSave: () => {},
    onCloseRequest: async () => true,
    onClose: () => {},
  },
} satisfies Meta<typeof TestimonialEditorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const New: Story = { args: { isNew: true, values: emptyTestimonial } };

export const Incomplete: Story = {
  args: {
    isNew: true,
    values: emptyTestimonial,
    problems: { name: 'Please enter the name.', content: 'Please enter the content.' },
  },
};

export const Saving: Story = { args: { isBusy: true } };

export const Failed: Story = {
  args: { failure: 'We could not reach the server. Please check your connection and try again.' },
};

export const ChangedElsewhere: Story = { args: { theirs: { ...said, company: 'Fernhill Health', rating: 4 } } };
