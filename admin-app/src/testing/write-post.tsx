import { fireEvent, screen } from '@testing-library/react';
import { openDashboard, type OpenAdmin } from './open-dashboard';

export const titleField = () => screen.findByRole('textbox', { name: /^Title/ });
export const contentField = () => screen.getByRole('textbox', { name: /^Content/ });
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Opens the editor of a post, or of a new one. */
export async function openEditor(id = 'new', over: OpenAdmin = {}) {
  const dashboard = await openDashboard({ address: `/admin/blog/${id}`, ...over });
  await titleField();
  return dashboard;
}
