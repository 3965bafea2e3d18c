import { useLayoutEffect } from 'react';
import { leaveRendered } from './rendered-page';

/** Stands where the page is complete without what was rendered ahead of time. */
export function Handover() {
  useLayoutEffect(() => leaveRendered(), []);
  return null;
}
