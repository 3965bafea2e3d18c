import { useEffect, type ComponentType } from 'react';
import type { WholeFrameProps } from '../sign-in/sign-in-frame';

export type BrandProps = Pick<WholeFrameProps, 'siteName' | 'tagline' | 'sitePath'> & {
  signInPath: string;
  /** The sign-in's own, handed over: importing it from here would tear the desk's first view into more pieces. */
  Frame: ComponentType<WholeFrameProps>;
};

export type WayBackFrameProps = BrandProps &
  Pick<WholeFrameProps, 'title' | 'about' | 'children'> & {
    /** The form that had the focus is gone. */
    takesFocus?: boolean;
    hasSignInLink?: boolean;
  };

/** A step of the way back in, which may be left for the sign-in at any time. */
export function WayBackFrame(props: WayBackFrameProps) {
  const { Frame, signInPath, takesFocus = false, hasSignInLink = true, ...step } = props;
  useEffect(() => {
    if (takesFocus) document.getElementById('content')?.focus();
  }, [takesFocus]);
  return (
    <Frame {...step} otherWay={hasSignInLink ? { to: signInPath, label: 'I know my password: sign in' } : undefined} />
  );
}
