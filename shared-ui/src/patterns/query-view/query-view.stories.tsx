import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { failedQuery, pendingQuery, readyQuery } from 'shared-ui/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../../components/skeleton/skeleton';
import { Text } from '../../components/type/type';
import { QueryView, type QueryLike } from './query-view';

/**
 * **Use it** around everything that is loaded: it covers all four states of a request. **Do not use it** for mutations: use
 * a busy button and an Alert.
 *
 * **Accessibility:** A failure never looks like an empty list and always has a Retry button. Stale data stays visible with
 * a note.
 */
const meta = {
  title: 'Patterns/QueryView',
  component: ListOfNames,
  args: { query: readyQuery(['Ada Lovelace', 'Grace Hopper']) },
} satisfies Meta<typeof ListOfNames>;

export default meta;
type Story = StoryObj<typeof meta>;

type ListOfNamesProps = { query: QueryLike<string[]>; hasOwnPending?: boolean; failure?: string };

function ListOfNames({ query, hasOwnPending, failure = 'The list of names couldn’t be loaded.' }: ListOfNamesProps) {
  return (
    <QueryView query={query} pending={hasOwnPending ? <Skeleton lines={3} /> : undefined} error={failure}>
      {(names) => names.map((name) => <Text key={name}>{name}</Text>)}
    </QueryView>
  );
}

export const Ready: Story = {};
export const Pending: Story = { args: { query: pendingQuery } };
export const PendingAsSkeleton: Story = { args: { query: pendingQuery, hasOwnPending: true } };
export const Failed: Story = { args: { query: failedQuery() } };
export const TryingAgain: Story = { args: { query: { ...failedQuery(), isFetching: true } } };
export const Empty: Story = { args: { query: readyQuery([]) } };
export const StaleAfterAFailure: Story = {
  args: { query: { ...failedQuery(), data: ['Ada Lovelace', 'Grace Hopper'] } },
};

export const ByKeyboard: Story = {
  args: { query: { ...failedQuery(), refetch: fn() } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    query: failedQuery(),
    failure: 'The names of all subscribers, clients and correspondents couldn’t be loaded. '.repeat(3),
  },
};
export const RightToLeft: Story = { ...Failed, globals: { direction: 'right-to-left' } };
