/** Name of the scroll-driven animation timeline behind the reader's progress bar. */
export const articleTimeline = '--article';
