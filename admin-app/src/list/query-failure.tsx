import { QueryView, type QueryLike } from 'shared-ui';
import { notLoaded } from './row-marks';

type QueryFailureProps = {
  query: QueryLike<unknown>;
  /** `Blocked times` */
  what: string;
};

/** The failure of a query whose data is shown elsewhere, with a Retry button. */
export const QueryFailure = ({ query, what }: QueryFailureProps) => (
  <QueryView query={query} pending={<></>} isEmpty={() => false} error={notLoaded(what)}>
    {() => null}
  </QueryView>
);
