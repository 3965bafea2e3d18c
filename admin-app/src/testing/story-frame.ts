import { SignInFrame } from '../sign-in/sign-in-frame';
import type { BrandProps } from '../forgotten-password/way-back-frame';

/** What stands around each step of the way back in, for its stories. */
export const storyFrame: BrandProps = {
  Frame: SignInFrame,
  siteName: 'Lena Ashford',
  tagline: 'Lead with courage. Live with clarity.',
  sitePath: '/',
  signInPath: '/admin',
};
