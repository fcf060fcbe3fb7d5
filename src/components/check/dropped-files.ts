import type { HandedFile } from '../../check/checked-files.ts';

/**
 * Files that were chosen, or that stood in a folder that was, with that folder's name in their paths. Hidden files of a
 * folder are passed over, and those of hidden folders in it.
 */
export async function chosenFiles(list: Iterable<File>): Promise<readonly HandedFile[]> {
  const files = [...list].filter(({ webkitRelativePath }) => !webkitRelativePath.includes('/.'));
  return Promise.all(
    files.map(async (file) => ({
      path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

/** Files that were dropped, and those straight in folders that were. Hidden files of a folder are passed over. */
export async function droppedFiles(data: DataTransfer): Promise<readonly HandedFile[]> {
  // The list is emptied as soon as the event is over: everything is taken from it before the first wait.
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return chosenFiles(data.files);
  const read = await Promise.all(entries.map(filesOf));
  return read.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<readonly HandedFile[]> {
  const found = isFolder(entry) ? await entriesOf(entry) : [entry];
  const files = found.filter(isFile).filter(({ name }) => !isFolder(entry) || !name.startsWith('.'));
  return Promise.all(
    files.map(async (file) => {
      const bytes = new Uint8Array(await (await fileOf(file)).arrayBuffer());
      return { path: isFolder(entry) ? `${entry.name}/${file.name}` : file.name, bytes };
    }),
  );
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** A browser hands the entries of a folder over in parts, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return found;
    found.push(...part);
  }
}
