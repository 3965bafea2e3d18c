const two = (value: number) => String(value).padStart(2, '0');

/** The value of a `datetime-local` input, in the owner's time zone. */
export function toLocalInput(date: Date | null): string {
  if (!date) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Null for an empty or incomplete field. */
export function fromLocalInput(text: string): Date | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date;
}
