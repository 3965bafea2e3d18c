type SavedFile = { name: string; text: string };

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

/** Catches the files that each test of a test file downloads, and returns a function that reads them. */
export function keepSavedFiles(): () => Promise<SavedFile[]> {
  let saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved = [];
    let blob: Blob | undefined;
    URL.createObjectURL = (file) => {
      blob = file as Blob;
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download && blob) saved.push({ name: this.download, blob });
    });
  });
  return () => Promise.all(saved.map(async ({ name, blob }) => ({ name, text: await textOf(blob) })));
}
