import type { SupabaseClient } from '@supabase/supabase-js';
import { apiUrl } from './api';

const base64: Record<string, string> = {
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
};

export type ImageType = 'image/png' | 'image/webp' | 'image/jpeg';

export const imageBytes = (type: ImageType): ArrayBuffer => {
  const bytes = Buffer.from(base64[type]!, 'base64');
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};

/** An image padded to this size; decoders ignore what follows. */
export function imageOfSize(type: ImageType, size: number): ArrayBuffer {
  const whole = new Uint8Array(size);
  whole.set(new Uint8Array(imageBytes(type)));
  return whole.buffer;
}

export const textBytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

export const images = (client: SupabaseClient) => client.storage.from('images');

export const newName = (ending = 'webp') => `tests/${crypto.randomUUID()}.${ending}`;

export const addressOf = (name: string) => `${apiUrl}/storage/v1/object/public/images/${name}`;

export async function uploadAs(client: SupabaseClient): Promise<string> {
  const name = newName();
  const { error } = await images(client).upload(name, imageBytes('image/webp'), { contentType: 'image/webp' });
  if (error) throw error;
  return name;
}
