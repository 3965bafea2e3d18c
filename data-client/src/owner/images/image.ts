const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type ImageType = (typeof imageTypes)[number];

/** The bucket's limits. */
export const imageLimits = { bytes: 2 * 1024 * 1024, types: imageTypes };

/** Messages for rejected images. */
export const imageRefusals = {
  notAnImage: 'This file isn’t a JPG, PNG or WebP image. Export a HEIC photo as a JPG first.',
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

/** Detects a file's type from its first bytes, since its name and declared type may be wrong. */
export async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return imageTypes.find((type) => signatures[type](start));
}

/** The purpose of an uploaded image, which is also its folder. */
export type ImagePurpose = 'posts' | 'testimonials' | 'services' | 'portraits' | 'site';

/** Returns a unique name, so that browsers can cache the image forever. */
export const newImageName = (purpose: ImagePurpose, type: ImageType) =>
  `${purpose}/${crypto.randomUUID()}.${endings[type]}`;
