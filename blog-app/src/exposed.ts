import type { BlogApp } from './contract';
import { BlogPage } from './blog-page/blog-page';
import { BlogSection } from './blog-section/blog-section';
import { PostPreview } from './preview/post-preview';

export { BlogPage, BlogSection, PostPreview };

({ BlogPage, BlogSection, PostPreview }) satisfies BlogApp;
