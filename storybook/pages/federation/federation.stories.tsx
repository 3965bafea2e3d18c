import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { QueryLike } from 'shared-ui';
import { useBuiltFile } from '../use-built-file';
import { readBuiltSite, type BuiltSite } from './built-site';
import { FederationView } from './federation-view';

const answer = (part: Partial<QueryLike<BuiltSite | null>>): QueryLike<BuiltSite | null> => ({
  status: 'success',
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => {},
  ...part,
});

const meta = {
  title: 'Tools/Federation',
  component: FederationView,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { site: answer({ data: null }) },
} satisfies Meta<typeof FederationView>;

export default meta;
type Story = StoryObj<typeof meta>;

function LastBuild() {
  return <FederationView site={useBuiltFile(readBuiltSite)} />;
}

export const LastBuildOfThisMachine: Story = { render: () => <LastBuild /> };
export const NothingBuilt: Story = {};
export const IncompleteBuild: Story = {
  args: {
    site: answer({
      status: 'error',
      error: new Error('blog-app 0.1.0-669484a624 is in the registry, but does not exist.'),
    }),
  },
};
