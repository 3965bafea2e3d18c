/** Whether the first of these language tags that is English or German, separated by a space, is German. */
export const isGerman = (tags: string): boolean => /^(?!en)(.* )?de/i.test(tags);
