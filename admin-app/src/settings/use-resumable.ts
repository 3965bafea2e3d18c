import { useEffect, useState } from 'react';

function createRun() {
  let control: AbortController | undefined;
  let goOn = () => {};
  return {
    /** Starts a run and returns the signal that aborts it. */
    begin(): AbortSignal {
      control = new AbortController();
      return control.signal;
    },
    /** Resolves when the failed request should be sent again. */
    pause: () => new Promise<void>((resolve) => (goOn = resolve)),
    goOn: () => goOn(),
    abort() {
      control?.abort();
      goOn();
    },
  };
}

/** Controls a long run of requests, which continues when the browser is online again. Unmounting aborts it. */
export function useResumable() {
  const [run] = useState(createRun);
  useEffect(() => {
    window.addEventListener('online', run.goOn);
    return () => {
      window.removeEventListener('online', run.goOn);
      run.abort();
    };
  }, [run]);
  return run;
}
