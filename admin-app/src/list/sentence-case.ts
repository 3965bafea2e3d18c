/** `start_times` → `Start times` */
export function sentenceCase(words: string): string {
  const spaced = words.replaceAll(/[_-]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
