/** Hands a file to the browser, as a download. */
export function saveFile(name: string, type: string, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the time it comes back to this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
