import { useEffect } from 'react';
import { useNotify, useOnDemand } from 'shared-ui';
import type { CookieBannerProps } from '../contract';

const loadView = () => import('./cookie-banner-view').then(({ CookieBannerView }) => CookieBannerView);

/** Loads after the page. If it fails to load, only necessary cookies are used. */
export function CookieBanner(props: CookieBannerProps) {
  const { isRequested, onDismiss } = props;
  const { value: View, status, request } = useOnDemand(loadView);
  const notify = useNotify();
  const hasFailed = isRequested && status === 'failed';
  useEffect(request, [request, isRequested]);
  useEffect(() => {
    if (!hasFailed) return;
    notify({ tone: 'error', message: 'The cookie settings couldn’t be loaded. Please try again.' });
    onDismiss();
  }, [hasFailed, notify, onDismiss]);
  return View && <View key={String(isRequested)} {...props} hasPrivacySignal={hasPrivacySignal()} />;
}

function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
