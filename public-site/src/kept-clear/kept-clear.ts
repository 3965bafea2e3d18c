/** The hero's buttons: nothing that floats over the page may lie on them. */
export const heroActionsId = 'hero-actions';
