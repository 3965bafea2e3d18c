import type { BlogApp } from './contract';
import { BlogPage } from './blog-page/blog-page';
import { BlogSection } from './blog-section/blog-section';

export { BlogPage, BlogSection };

({ BlogPage, BlogSection }) satisfies BlogApp;
