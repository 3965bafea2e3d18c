import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryForm, type StoryFormProps } from '../testing/story-form';
import { samplePortraits } from './portrait-places';
import { PortraitView } from './portrait-view';
import type { PortraitChange } from './use-portrait';

type Args = Omit<StoryFormProps, 'children'> & { portrait?: Partial<PortraitChange> };

const idle: PortraitChange = {
  typed: '',
  previewed: undefined,
  problem: undefined,
  theirs: undefined,
  isSaving: false,
  change: () => {},
  preview: () => {},
  save: async () => {},
};

function Story({ portrait, ...form }: Args) {
  return (
    <StoryForm {...form}>
      {(current) => <PortraitView name="Lena Ashford" form={current} portrait={{ ...idle, ...portrait }} />}
    </StoryForm>
  );
}

const meta = {
  title: 'Admin/Portrait Manager',
  component: Story,
  parameters: { route: '/admin/portrait' },
} satisfies Meta<typeof Story>;

export default meta;
type StoryOf = StoryObj<typeof meta>;

const sample = samplePortraits[1];

export const Ready: StoryOf = {};
export const Typed: StoryOf = { args: { portrait: { typed: sample } } };
export const Previewing: StoryOf = { args: { portrait: { typed: sample, previewed: sample } } };
export const NotValid: StoryOf = {
  args: { portrait: { typed: 'portrait', problem: 'Please enter an address like https://example.com/page.' } },
};
export const ChangedElsewhere: StoryOf = { args: { portrait: { typed: sample, theirs: '/images/portrait-3.svg' } } };
export const DoesNotLoad: StoryOf = { args: { saved: { portrait_url: '/images/missing.jpg' } } };
export const AnotherOnTheHomePage: StoryOf = { args: { edits: { hero_portrait_url: '/images/portrait-3.svg' } } };
