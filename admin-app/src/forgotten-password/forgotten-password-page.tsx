import { useSettings } from 'data-client';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskPage } from './ask-page';
import { NewPasswordPage } from './new-password-page';
import type { BrandProps } from './way-back-frame';

export type ForgottenPasswordPageProps = Pick<BrandProps, 'Frame' | 'sitePath'> & {
  basePath: string;
  places: { ask: string; set: string };
  isAsking: boolean;
  /** What the address carries, if it is the one in the mail. */
  linkInAddress?: string;
};

/** Both ends of the way back in: asking for the mail, and what its link leads to. */
export function ForgottenPasswordPage(props: ForgottenPasswordPageProps) {
  const { Frame, basePath, sitePath, places, isAsking, linkInAddress } = props;
  const { settings } = useSettings();
  const link = useLink(linkInAddress, `${basePath}/${places.set}`);
  const frame = {
    siteName: settings.site_title,
    tagline: settings.site_tagline,
    sitePath,
    signInPath: basePath,
    Frame,
  };
  if (isAsking) return <AskPage frame={frame} />;
  return <NewPasswordPage key={link} askPath={`${basePath}/${places.ask}`} frame={frame} link={link} />;
}

/** What the mail's link carries opens the account: it goes out of sight, and out of the browser's history, at once. */
function useLink(inAddress: string | undefined, setPath: string) {
  const navigate = useNavigate();
  const [link, setLink] = useState(inAddress);
  if (inAddress !== undefined && inAddress !== link) setLink(inAddress);
  useEffect(() => {
    if (inAddress !== undefined) void navigate(setPath, { replace: true });
  }, [inAddress, setPath, navigate]);
  return link;
}
