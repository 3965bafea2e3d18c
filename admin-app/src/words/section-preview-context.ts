import { createContext, type ComponentType } from 'react';
import type { SectionPreviewProps } from '../contract';

/** Renders a section of the public site; undefined if the host provides no preview. */
export const SectionPreviewContext = createContext<ComponentType<SectionPreviewProps> | undefined>(undefined);
