/** A folder of the browser's private file system. */
export type Folder = {
  names(): Promise<readonly string[]>
  /** Creates it where it is missing. */
  folder(name: string): Promise<Folder>
  file(name: string): Promise<File | undefined>
  /** Writes a file as a whole: until it is complete, and where that fails, the earlier one stays. */
  write(name: string, content: Blob | string): Promise<void>
  remove(name: string): Promise<void>
}

export const isErrorNamed = (error: unknown, name: string): boolean =>
  (error as { readonly name?: unknown } | null)?.name === name

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find()
  } catch (error) {
    if (isErrorNamed(error, 'NotFoundError')) return undefined
    throw error
  }
}

export const folderIn = (directory: FileSystemDirectoryHandle): Folder => ({
  async names() {
    const names: string[] = []
    for await (const name of directory.keys()) names.push(name)
    return names
  },
  folder: async (name) => folderIn(await directory.getDirectoryHandle(name, { create: true })),
  file: (name) => unlessMissing(async () => (await directory.getFileHandle(name)).getFile()),
  async write(name, content) {
    const handle = await directory.getFileHandle(name, { create: true })
    const stream = await handle.createWritable()
    try {
      await stream.write(content)
      await stream.close()
    } catch (error) {
      await stream.abort().catch(() => {})
      throw error
    }
  },
  remove: (name) => unlessMissing(() => directory.removeEntry(name, { recursive: true })),
})
