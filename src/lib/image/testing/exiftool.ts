import { spawnSync } from 'node:child_process'

/** Runs exiftool, an independent reader of metadata, on a file; fails with its output when it cannot read it. */
function exiftool(file: Uint8Array, ...options: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync('exiftool', [...options, '-'], {
    input: file,
    maxBuffer: 256 * 1024 * 1024,
  })
  if (error)
    throw new Error(
      "exiftool could not be started: install your system's package libimage-exiftool-perl to run this test.",
      { cause: error },
    )
  if (status !== 0) throw new Error(`exiftool ${options.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

/** All metadata of a file, by group and name, such as `MPImage2:MPImageStart`; numbers as they are stored. */
export function metadataIn(file: Uint8Array): Readonly<Record<string, unknown>> {
  const [tags] = JSON.parse(exiftool(file, '-json', '-G1', '-n').toString()) as Record<string, unknown>[]
  return tags ?? {}
}

/** The second picture of a multi-picture file. */
export const secondPictureIn = (file: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(exiftool(file, '-b', '-MPImage2'))

/** The bytes of one tag, such as `EmbeddedVideoFile`, also of what is embedded. */
export const bytesOfTag = (file: Uint8Array, tag: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(exiftool(file, '-ee', '-b', `-${tag}`))

type ContainerItem = {
  readonly Semantic: string
  readonly Mime: string
  readonly Length?: number
  readonly Padding?: number
}

/** What a file's container directory says that it consists of, in order. */
export function containerItemsIn(file: Uint8Array): readonly ContainerItem[] {
  const found = JSON.parse(exiftool(file, '-json', '-struct', '-n', '-XMP-Container:Directory').toString())
  const [{ Directory = [] } = {}] = found as { readonly Directory?: { readonly Item: ContainerItem }[] }[]
  return Directory.map(({ Item }) => Item)
}
