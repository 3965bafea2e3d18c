import { createContext, type ComponentType } from 'react';
import type { PostPreviewProps } from '../../contract';

/** Renders an article as readers see it; undefined if the host provides no preview. */
export const PostPreviewContext = createContext<ComponentType<PostPreviewProps> | undefined>(undefined);
