/** Id of the hero's buttons, which no floating element may cover. */
export const heroActionsId = 'hero-actions';
