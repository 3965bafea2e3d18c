type Tag = string | null | undefined;

/** Whether the first of these language tags that is English or German is German. */
export const isGerman = (...tags: Tag[]): boolean =>
  tags.map((tag) => tag?.toLowerCase().split(/[-_]/)[0]).find((tag) => tag === 'en' || tag === 'de') === 'de';
