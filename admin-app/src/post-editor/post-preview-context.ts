import type { Post } from 'data-client';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** How the host shows an article; nothing where it does not. */
export const PostPreviewContext = createContext<((post: Post) => ReactNode) | undefined>(undefined);
