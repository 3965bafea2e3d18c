/** How long a "Book again" link works unless the owner chooses another time. */
export const usualInvitationDays = 30;
