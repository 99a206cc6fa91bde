import { isAbortError } from '../../lib/abort-error.ts'
import { archiveNames, baseNameOf } from '../../lib/files/file-names.ts'

/** The used part of FileSystemDirectoryHandle. */
export type Folder = {
  readonly name: string
  getFileHandle(name: string, options?: { create?: boolean }): Promise<FolderFile>
  removeEntry(name: string): Promise<void>
}
export type FolderFile = { createWritable(): Promise<WritableStream<Uint8Array<ArrayBuffer>>> }

/** The used part of the browser's window; missing in Firefox, Safari and on phones. */
export type FolderSource = {
  showDirectoryPicker?(options: { id: string; mode: 'readwrite' }): Promise<Folder>
}

/** `cancelled`: the visitor chose none; `refused`: the browser does not let pages write into it. */
export type PickedFolder = Folder | 'cancelled' | 'refused'

const nameOf = (error: unknown) => (error as { name?: unknown } | null)?.name

/** Asks for a folder to write into. Must be called during a click. */
export async function pickFolder(source: FolderSource = window as FolderSource): Promise<PickedFolder> {
  try {
    return (await source.showDirectoryPicker?.({ id: 'results', mode: 'readwrite' })) ?? 'refused'
  } catch (error) {
    return isAbortError(error) ? 'cancelled' : 'refused'
  }
}

export const canPickFolder = (): boolean =>
  typeof (globalThis as FolderSource).showDirectoryPicker === 'function'

/** `full`: no room; `denied`: the permission was taken back; `gone`: the folder; `failed`: this file alone. */
export type FolderFault = 'full' | 'denied' | 'gone' | 'failed'
export type FileForFolder = { readonly name: string; readonly blob: Blob }
export type FolderReport = {
  readonly saved: number
  /** Files whose name was taken, with the one that they got. */
  readonly renamed: readonly { readonly name: string; readonly as: string }[]
  readonly failed: readonly { readonly name: string; readonly fault: FolderFault }[]
  /** Names of the files that were not tried any more: it was stopped, or the next ones could not be written either. */
  readonly left: readonly string[]
  readonly stopped: boolean
}

type Writing = { readonly signal: AbortSignal; readonly onProgress: (done: number) => void }

/**
 * Writes files into a folder, one after another, under safe names, and replaces none that is there. What has been written
 * stays, whatever happens afterwards; of a file that was not written whole nothing stays.
 */
export async function writeToFolder(
  folder: Folder,
  files: readonly FileForFolder[],
  { signal, onProgress }: Writing,
): Promise<FolderReport> {
  const names = archiveNames(files.map(({ name }) => name))
  const renamed: { name: string; as: string }[] = []
  const failed: { name: string; fault: FolderFault }[] = []
  let saved = 0
  let tried = 0
  for (const [index, { blob }] of files.entries()) {
    const name = names[index] ?? ''
    if (signal.aborted) break
    try {
      const as = await freeName(folder, name, signal)
      await writeFile(folder, as, blob, signal)
      saved += 1
      if (as !== name) renamed.push({ name, as })
    } catch (error) {
      if (signal.aborted) break
      const fault = faultOf(error)
      failed.push({ name, fault })
      if (fault !== 'failed') {
        tried += 1
        break
      }
    }
    tried += 1
    onProgress(tried)
  }
  const left = names.slice(tried)
  return { saved, renamed, failed, left, stopped: signal.aborted && left.length > 0 }
}

/** The name, or the first of "name (2)", "name (3)" that the folder has not: it alone knows which names it takes for one. */
async function freeName(folder: Folder, name: string, signal: AbortSignal): Promise<string> {
  const stem = baseNameOf(name)
  for (let count = 1; ; count += 1) {
    signal.throwIfAborted()
    const free = count === 1 ? name : `${stem} (${count})${name.slice(stem.length)}`
    if (!(await isTaken(folder, free))) return free
  }
}

async function isTaken(folder: Folder, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name)
    return true
  } catch (error) {
    if (nameOf(error) === 'NotFoundError') return false
    // A folder of this name.
    if (nameOf(error) === 'TypeMismatchError') return true
    throw error
  }
}

async function writeFile(folder: Folder, name: string, blob: Blob, signal: AbortSignal): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true })
  // Closes the file at the end; what fails or is stopped discards it.
  const written = file.createWritable().then((writable) => blob.stream().pipeTo(writable, { signal }))
  try {
    await orStopped(written, signal)
  } catch (error) {
    // The empty file that was there for it.
    const removed = written.catch(() => {}).then(() => folder.removeEntry(name).catch(() => {}))
    // Stop does not wait for a disk that takes long.
    if (!signal.aborted) await removed
    throw error
  }
}

function orStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function faultOf(error: unknown): FolderFault {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'full'
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
      return 'gone'
    default:
      return 'failed'
  }
}
