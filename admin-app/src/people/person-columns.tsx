import type { ListedPerson } from 'data-client/owner';
import { Badge } from 'shared-ui';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { momentColumn } from '../list/columns';
import { Detail, NameLink } from '../list/table-cells';
import { TagList } from './people.styles';
import { contactsWords, noShowWords, personName } from './person-words';

export const personColumns: Column<ListedPerson>[] = [
  {
    id: 'name',
    header: 'Person',
    isRowHeader: true,
    cell: (person) => (
      <>
        <NameLink to={`people/${person.id}`}>{personName(person)}</NameLink>
        {person.company && (
          <Detail>
            <bdi>{person.company}</bdi>
          </Detail>
        )}
        {person.tags.length > 0 && (
          <TagList role="list" aria-label="Tags">
            {person.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </TagList>
        )}
      </>
    ),
  },
  {
    id: 'emails',
    header: 'Email',
    cell: ({ emails: [first = '', ...more] }) => (
      <div>
        <EmailText address={first} />
        {more.length > 0 && <Detail>{`and ${more.length} more`}</Detail>}
      </div>
    ),
  },
  {
    id: 'contacts',
    header: 'Contacts',
    cell: (person) => (
      <div>
        {contactsWords(person)}
        {person.noShowCount > 0 && <Detail>{noShowWords(person.noShowCount)}</Detail>}
        {person.isSubscribed && <Detail>Subscribed</Detail>}
      </div>
    ),
  },
  momentColumn('Last contact', ({ lastContactAt }) => lastContactAt),
];
