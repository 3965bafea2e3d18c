import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * The text of a search field, with a debounced `onSearch`, which waits while `isPaused`. Follows other changes of the address,
 * such as Back, without losing letters typed meanwhile.
 */
export function useSearchText(
  search: string,
  onSearch: (search: string) => void,
  { isPaused = false } = {},
): [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    // Some addresses are trimmed.
    if (search.trim() !== asked.trim()) {
      setText(search);
      setAsked(search);
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === asked || isPaused) return undefined;
    const timer = setTimeout(ask, pauseMs);
    // Leaving the field searches at once: a late search would replace the address of a link pressed next.
    addEventListener('focusout', ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', ask);
    };
  }, [text, asked, isPaused]);
  return [text, setText];
}
