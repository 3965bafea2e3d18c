export type ListWords = {
  title: string;
  lead: string;
  /** `bookings`, for empty states, pagination and errors. */
  many: string;
  /** Placeholder of the search; without it the list has no search. */
  searchHint?: string;
  /** Title of the empty state; by default `No bookings found`. */
  nothing?: string;
  /** Text of the empty state: `No bookings have been made yet.` */
  nothingYet: string;
};

export type ListFilter = {
  /** The query parameter. */
  name: string;
  label: string;
  /** Label for no filter; by default `All`. */
  allLabel?: string;
  options: readonly { id: string; label: string }[];
};
