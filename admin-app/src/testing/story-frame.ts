import { SignInFrame } from '../account/sign-in/sign-in-frame';
import type { BrandProps } from '../account/password-reset/password-reset-frame';

/** The brand next to each step of signing in, for stories. */
export const storyBrand = {
  siteName: 'Lena Ashford',
  tagline: 'Lead with courage. Live with clarity.',
  sitePath: '/',
};

/** The frame of each password-reset step, for stories. */
export const storyFrame: BrandProps = { ...storyBrand, Frame: SignInFrame, signInPath: '/admin' };
