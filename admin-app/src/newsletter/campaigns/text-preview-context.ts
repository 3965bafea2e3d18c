import { createContext, type ComponentType } from 'react';
import type { TextPreviewProps } from '../../contract';

/** Renders Markdown; undefined if the host provides no preview. */
export const TextPreviewContext = createContext<ComponentType<TextPreviewProps> | undefined>(undefined);
