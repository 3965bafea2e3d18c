import type { OwnerPostSummary } from 'data-client/owner';
import { categoryNames } from 'domain/post-categories';
import type { Column } from 'shared-ui/dashboard';
import { count } from '../dashboard/counted';
import { useCoachTime, type CoachTime } from '../dashboard/coach-time';
import { newId } from '../form/use-new-record';
import { actionsColumn, selectColumn } from '../list/columns';
import { RecordList } from '../list/record-list';
import type { ListState } from '../list/use-record-list';
import { PublishedBulk, PublishedRowActions } from '../list/published/published-row-actions';
import { RowName, RowState, Whole } from '../list/published/published-columns';
import type { PublishedChanges } from '../list/published/use-published-changes';
import { listWords, postOrders, rowWords, shortExcerpt, stateFilter, stateWord } from './post-words';
import { NewRecordButton } from '../dashboard/router-link-button';

type PostsViewProps = { list: ListState<OwnerPostSummary>; changes: PublishedChanges<OwnerPostSummary> };

/** The posts list with its bulk actions. */
export function PostsView({ list, changes }: PostsViewProps) {
  const { day } = useCoachTime();
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={stateFilter}
      caption="Blog posts"
      columns={columnsWith({ list, changes, day })}
      sorts={postOrders}
      actions={<NewRecordButton to={list.recordPath(newId)}>New post</NewRecordButton>}
      bulk={(posts) => <PublishedBulk rows={posts} changes={changes} />}
    />
  );
}

type ColumnsOptions = PostsViewProps & Pick<CoachTime, 'day'>;

const columnsWith = ({ list, changes, day }: ColumnsOptions): Column<OwnerPostSummary>[] => [
  selectColumn(list.selection, rowWords.nameOf),
  {
    id: 'title',
    header: 'Title',
    isRowHeader: true,
    cell: ({ id, title, excerpt }) => (
      <RowName to={list.recordPath(id)} detail={shortExcerpt(excerpt)}>
        {title}
      </RowName>
    ),
  },
  { id: 'category', header: 'Category', cell: ({ category }) => <Whole>{categoryNames[category]}</Whole> },
  {
    id: 'state',
    header: 'Status',
    cell: (post) => (
      <RowState isPublished={post.isPublished} label={stateWord(post)} mark={changes.marks.get(post.id)} />
    ),
  },
  {
    id: 'day',
    header: 'Date',
    cell: ({ createdAt }) => (
      <Whole as="time" dateTime={createdAt.toISOString()}>
        {day(createdAt)}
      </Whole>
    ),
  },
  { id: 'views', header: 'Views', align: 'end', cell: ({ views }) => count(views) },
  actionsColumn((post) => <PublishedRowActions row={post} name={rowWords.nameOf(post)} changes={changes} />),
];
