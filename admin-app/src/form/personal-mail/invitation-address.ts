/** The address of a "Book again" link. The token is in the fragment, which browsers send to no server. */
export const invitationAddress = (token: string) => `${location.origin}/#/book/again/${token}`;
