/** URL of the leadership guide, which the build generates. */
export const guideAddress = '/guide/leadership-guide.pdf';

/** File name of the download. */
export const guideFileName = 'leadership-guide.pdf';
