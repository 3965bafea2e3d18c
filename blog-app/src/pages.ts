import type { BlogPages } from './contract';
import { ArticleListPage } from './pages/article-list-page';
import { ArticlePage, ArticleText } from './pages/article-page';

export { ArticleListPage, ArticlePage, ArticleText };

({ ArticleListPage, ArticlePage, ArticleText }) satisfies BlogPages;
