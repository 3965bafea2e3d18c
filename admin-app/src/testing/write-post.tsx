import { fireEvent, screen } from '@testing-library/react';
import { aPost, type FakeSeed } from 'data-client/testing';
import { openDashboard, type OpenAdmin } from './open-dashboard';

export const published = aPost({ title: 'Read by Many', slug: 'read-by-many', content: 'Saved.' });
export const draft = { ...aPost({ title: 'A Draft', slug: 'a-draft', content: 'Saved.' }), isPublished: false };

export const titleField = () => screen.findByRole('textbox', { name: /^Title/ });
export const contentField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ });
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Opens the editor of the only post, or of a new one. */
export async function openEditor(post?: NonNullable<FakeSeed['posts']>[number], over: OpenAdmin = {}) {
  const seed = { posts: post ? [post] : [] };
  const dashboard = await openDashboard({ seed, address: `/admin/blog/${post?.id ?? 'new'}`, ...over });
  await titleField();
  return dashboard;
}
