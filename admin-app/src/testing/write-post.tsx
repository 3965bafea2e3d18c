import { fireEvent, screen } from '@testing-library/react';
import { openDeskInside, type OpenDesk } from './open-desk';

export const titleField = () => screen.findByRole('textbox', { name: /^Title/ });
export const contentField = () => screen.getByRole('textbox', { name: /^Content/ });
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** The editor of one post, or of a new one. */
export async function openEditor(id = 'new', over: OpenDesk = {}) {
  const desk = await openDeskInside({ address: `/admin/blog/${id}`, ...over });
  await titleField();
  return desk;
}
