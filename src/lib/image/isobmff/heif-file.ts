import { ImageFailure } from '../image-error.ts'
import { auxiliaryItem } from './auxiliary-item.ts'
import type { AuxiliaryType } from './auxiliary-type.ts'
import { corrupt } from './box-fields.ts'
import type { Alpha, Picture } from './decoding-plan.ts'
import { type GainMapItem, readGainMapItem } from './gain-map-item.ts'
import { type ImageSequence, readImageSequence } from './image-sequence.ts'
import type { Brands, IsobmffFile } from './isobmff-file.ts'
import { readPicture } from './picture-item.ts'

/** What is to be known of an AVIF or HEIF file to decode its picture. */
export type HeifFile = {
  readonly brands: Brands
  /** The primary item or, in a file that has only an image sequence, its first picture. */
  readonly picture: Picture
  /** The opacity of the picture; null when it is opaque. */
  readonly alpha: Alpha | null
  readonly gainMap: GainMapItem | null
  readonly depthMap: Picture | null
  readonly thumbnails: readonly Picture[]
  /** How many pictures its image sequence has; null when there is none. */
  readonly sequencePictures: number | null
}

const maxThumbnails = 16

/**
 * Reads a file as far as it takes to decode its picture (ISO/IEC 23008-12). Broken extras are left out; anything that
 * the picture needs fails with `corrupt`, `truncated` or `unreadable`.
 */
export async function readHeifFile(file: IsobmffFile): Promise<HeifFile> {
  const { primary } = file.tables
  if (primary === null) {
    const sequence = await readPictureOfSequence(file)
    return {
      brands: file.brands,
      picture: sequence.first,
      alpha: null,
      gainMap: null,
      depthMap: null,
      thumbnails: [],
      sequencePictures: sequence.pictures,
    }
  }
  const sequence = file.movie && (await unlessBroken(readImageSequence(file, file.movie)))
  return {
    brands: file.brands,
    picture: await readPicture(file, primary),
    alpha: await readAlpha(file, primary),
    gainMap: await readGainMapItem(file),
    depthMap: await readAuxiliary(file, primary, 'depth-map'),
    thumbnails: await readThumbnails(file, primary),
    sequencePictures: sequence?.pictures ?? null,
  }
}

async function readPictureOfSequence(file: IsobmffFile): Promise<ImageSequence> {
  const sequence = file.movie && (await readImageSequence(file, file.movie))
  if (!sequence) throw corrupt(file.format)
  return sequence
}

async function readAlpha(file: IsobmffFile, primary: number): Promise<Alpha | null> {
  const id = auxiliaryItem(file, primary, 'alpha')
  if (id === null) return null
  const premultiplied = file.tables.references.from(primary, 'prem').includes(id)
  return { picture: await readPicture(file, id), premultiplied }
}

async function readAuxiliary(
  file: IsobmffFile,
  primary: number,
  type: AuxiliaryType,
): Promise<Picture | null> {
  const id = auxiliaryItem(file, primary, type)
  return id === null ? null : unlessBroken(readPicture(file, id))
}

async function readThumbnails(file: IsobmffFile, primary: number): Promise<readonly Picture[]> {
  const thumbnails: Picture[] = []
  for (const id of file.tables.references.to(primary, 'thmb').slice(0, maxThumbnails)) {
    const picture = id === primary ? null : await unlessBroken(readPicture(file, id))
    if (picture) thumbnails.push(picture)
  }
  return thumbnails
}

/** Null when this fails because the file is broken. */
async function unlessBroken<Result>(reading: Promise<Result>): Promise<Result | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof ImageFailure && error.error.kind !== 'unreadable') return null
    throw error
  })
}
