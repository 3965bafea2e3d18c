import { createContext, useContext } from 'react';
import type { HostPreviews } from '../contract';

export const HostPreviewsContext = createContext<HostPreviews>({});

export const useHostPreviews = () => useContext(HostPreviewsContext);
