const revokeAfterMs = 60_000;

/** Downloads a file that was created in the browser. */
export function saveFile(name: string, content: readonly BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([...content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
