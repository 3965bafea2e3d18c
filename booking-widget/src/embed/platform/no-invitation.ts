/** Partners' pages never get a "Book again" link. */
export const Invited = () => null;
