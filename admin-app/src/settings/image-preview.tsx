import { useState } from 'react';
import { ImagePlace } from './settings.styles';

/** The picture behind an address, small; nothing where there is none or it does not load. */
export function ImagePreview({ src, label }: { src: string; label: string }) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return null;
  return <ImagePlace src={src} alt={`${label}, as it is now`} loading="lazy" onError={() => setFailed(src)} />;
}
