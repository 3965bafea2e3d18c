import { useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { WholeFrameProps } from '../sign-in/sign-in-frame';

export type BrandProps = Pick<WholeFrameProps, 'siteName' | 'tagline' | 'sitePath'> & {
  signInPath: string;
  /** Passed in from the sign-in: importing it here would split the first view into more chunks. */
  Frame: ComponentType<WholeFrameProps>;
};

type PasswordResetFrameProps = BrandProps &
  Pick<WholeFrameProps, 'title' | 'about' | 'children'> & {
    /** Moves the focus to the heading, because the form that had it is gone. */
    takesFocus?: boolean;
    hasSignInLink?: boolean;
  };

/** One step of the password reset, with a link back to the sign-in. */
export function PasswordResetFrame(props: PasswordResetFrameProps) {
  const { Frame, signInPath, takesFocus = false, hasSignInLink = true, ...step } = props;
  const { key } = useLocation();
  useEffect(() => {
    // On the first page of a visit, nothing has lost the focus.
    if (takesFocus || key !== 'default') document.getElementById('content')?.focus();
  }, [takesFocus, key]);
  return <Frame {...step} otherWay={hasSignInLink ? { to: signInPath, label: 'Back to sign-in' } : undefined} />;
}
