import { useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useBasePath } from './base-path';

/** Returns a function that opens a page after slow work, unless the owner has left the component’s page in the meantime. */
export function useMoveOn() {
  const basePath = useBasePath();
  const navigate = useNavigate();
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (to: string, options?: NavigateOptions) => {
    if (isHere.current) void navigate(`${basePath}/${to}`, options);
  };
}
