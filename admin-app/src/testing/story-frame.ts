import { SignInFrame } from '../account/sign-in/sign-in-frame';
import type { BrandProps } from '../account/password-reset/password-reset-frame';

/** The frame of each password-reset step, for stories. */
export const storyFrame: BrandProps = {
  Frame: SignInFrame,
  siteName: 'Lena Ashford',
  tagline: 'Lead with courage. Live with clarity.',
  sitePath: '/',
  signInPath: '/admin',
};
