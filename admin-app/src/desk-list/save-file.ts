const revokeAfterMs = 10_000;

/** Hands a file made in the browser to the owner. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
