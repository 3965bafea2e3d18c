import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * What is typed into a search field, and `onSearch` once typing pauses. Follows the address when somebody else changes it,
 * Back for one, but never takes back a letter that was typed meanwhile.
 */
export function useSearchText(search: string, onSearch: (search: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (search !== asked) {
      setText(search);
      setAsked(search);
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return [text, setText];
}
