import type { BlogApp } from './contract';
import { BlogPage } from './blog-page/blog-page';
import { BlogSection } from './blog-section/blog-section';
import { ArticleText, PostPreview } from './preview/preview';

export { ArticleText, BlogPage, BlogSection, PostPreview };

({ ArticleText, BlogPage, BlogSection, PostPreview }) satisfies BlogApp;
