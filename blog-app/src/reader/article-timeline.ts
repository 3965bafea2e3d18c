/** The name under which the article's way through the window moves the progress in the reader's bar. */
export const articleTimeline = '--article';
