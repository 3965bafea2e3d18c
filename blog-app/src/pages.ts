import type { BlogPages } from './contract';
import { ArticleListPage } from './pages/article-list-page';
import { ArticlePage, ArticleText } from './pages/article-page';
import { RenderedText } from './preview/previewed-post';

export { ArticleListPage, ArticlePage, ArticleText, RenderedText };

({ ArticleListPage, ArticlePage, ArticleText, RenderedText }) satisfies BlogPages;
