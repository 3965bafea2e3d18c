import { createContext, type ReactNode } from 'react';
import type { SectionPreviewProps } from '../contract';

/** Renders a section of the public site as the host does; undefined if the host provides no preview. */
export const SectionPreviewContext = createContext<((props: SectionPreviewProps) => ReactNode) | undefined>(undefined);
