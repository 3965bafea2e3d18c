import { saveFile } from '../../list/save-file';

type Chunk = Uint8Array<ArrayBuffer>;

/** A file that is written in parts. It exists only once it is closed. */
export type SavedFile = { write(chunk: Chunk): Promise<void>; close(): Promise<void>; discard(): Promise<void> };

type FilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Asks where to write a file and writes it to disk part by part; browsers without the File System Access API collect it in
 * memory and download it. Undefined if the owner dismisses the question.
 */
export async function openSavedFile(name: string): Promise<SavedFile | undefined> {
  const { showSaveFilePicker } = window as { showSaveFilePicker?: FilePicker };
  if (!showSaveFilePicker) return downloadedFile(name);
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName: name });
    const stream = await handle.createWritable();
    return {
      write: (chunk) => stream.write(chunk),
      close: () => stream.close(),
      discard: () => stream.abort().catch(() => {}),
    };
  } catch (error) {
    if (isDismissed(error)) return undefined;
    throw error;
  }
}

function downloadedFile(name: string): SavedFile {
  let parts: Chunk[] = [];
  return {
    write: async (chunk) => void parts.push(chunk),
    close: async () => saveFile(name, parts, 'application/zip'),
    discard: async () => void (parts = []),
  };
}
