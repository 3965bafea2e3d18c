/** Where the site serves the leadership guide that the build makes. */
export const guideAddress = '/guide/leadership-guide.pdf';

/** What it is called on the visitor's device. */
export const guideFileName = 'leadership-guide.pdf';
