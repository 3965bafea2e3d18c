import { createVisitorClient, DataProvider } from 'data-client';
import { UiProvider } from 'shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { BlogApp, BlogMount } from './contract';

const blogPath = '/blog';

/** The blog as a page of its own, without a way to book. */
export const mount: BlogMount['mount'] = async (element, { backend }) => {
  const { BlogPage } = await import(/* webpackChunkName: "exposed" */ './exposed');
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <UiProvider>
        <DataProvider client={createVisitorClient(backend)}>
          <HashRouter>
            <main>
              <Routes>
                <Route path={`${blogPath}/:slug?`} element={<RoutedBlog BlogPage={BlogPage} />} />
                <Route path="*" element={<Navigate to={blogPath} replace />} />
              </Routes>
            </main>
          </HashRouter>
        </DataProvider>
      </UiProvider>
    </StrictMode>,
  );
  return () => root.unmount();
};

function RoutedBlog({ BlogPage }: Pick<BlogApp, 'BlogPage'>) {
  const { slug } = useParams();
  return <BlogPage blogPath={blogPath} slug={slug} />;
}
