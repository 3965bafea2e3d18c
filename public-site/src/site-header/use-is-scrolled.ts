import { useEffect, useState } from 'react';

const solidAfterPixels = 50;

/** True once the page is scrolled far enough for the header to need a ground of its own. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > solidAfterPixels);
    // Not at once: whoever asks for the position makes the browser lay out a page that is still being built.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, []);
  return isScrolled;
}
