import type { Post } from 'data-client';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Renders an article as the host does; undefined if the host provides no preview. */
export const PostPreviewContext = createContext<((post: Post) => ReactNode) | undefined>(undefined);
