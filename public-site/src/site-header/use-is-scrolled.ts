import { useEffect, useState } from 'react';

const solidAfterPixels = 50;

/** True once the page is scrolled past the threshold. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > solidAfterPixels);
    // Deferred: reading the position now would force a layout of a page that is still mounting.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, []);
  return isScrolled;
}
