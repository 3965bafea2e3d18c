import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryForm, type StoryFormProps } from '../testing/story-form';
import { FontsView } from './fonts-view';

type Args = Omit<StoryFormProps, 'children'> & { isPreviewing?: boolean };

function Story({ isPreviewing = false, ...form }: Args) {
  return (
    <StoryForm {...form}>
      {(current) => (
        <FontsView
          form={current}
          isPreviewing={isPreviewing}
          onPreview={() => {}}
          onCancel={() => {}}
          onReset={() => {}}
        />
      )}
    </StoryForm>
  );
}

const meta = {
  title: 'Admin/Font Settings',
  component: Story,
  parameters: { route: '/admin/fonts' },
} satisfies Meta<typeof Story>;

export default meta;
type StoryOf = StoryObj<typeof meta>;

export const Ready: StoryOf = {};

const edits = { primary_font: 'Lora', secondary_font: 'PT Sans', heading_font_size: 56 };

export const Previewing: StoryOf = { args: { edits, isPreviewing: true } };
export const SystemFonts: StoryOf = { args: { saved: { primary_font: 'Georgia', secondary_font: 'Verdana' } } };
export const LargestSizes: StoryOf = { args: { saved: { heading_font_size: 72, body_font_size: 24 } } };
export const NotValid: StoryOf = { args: { edits: { body_font_size: 40 }, hasTriedToSave: true } };
