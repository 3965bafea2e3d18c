export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type ImageType = (typeof imageTypes)[number];

/** What the backend takes of an image. */
export const imageLimits = { bytes: 2 * 1024 * 1024, types: imageTypes };

/** Why an image is not taken, in words. */
export const imageRefusals = {
  notAnImage: 'This file is not a JPG, PNG or WebP image.',
  tooLarge: 'The image is larger than 2 MB. Please choose a smaller one.',
};

const endings: Record<ImageType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const startsWith = (bytes: Uint8Array, expected: readonly number[], from = 0) =>
  expected.every((byte, index) => bytes[from + index] === byte);

const signatures: Record<ImageType, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  'image/png': (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (bytes) =>
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8),
};

/** What a file really is, by its first bytes: its name and the type it claims may say anything. */
export async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return imageTypes.find((type) => signatures[type](start));
}

/** What an uploaded image is for: images of one kind lie together. */
export type ImagePurpose = 'posts' | 'testimonials' | 'portraits' | 'site';

/** A name nobody else has used, so that what browsers keep of an image never has to be asked about again. */
export const newImageName = (purpose: ImagePurpose, type: ImageType) =>
  `${purpose}/${crypto.randomUUID()}.${endings[type]}`;
