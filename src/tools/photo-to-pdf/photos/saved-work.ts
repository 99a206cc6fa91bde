import { type ScanPage, type ScansStore, setPage } from '../scan/scans.ts'
import type { NewPhoto } from './selection.ts'

type Gone<Value> = { readonly [Part in keyof Value]: Value[Part] extends File ? File | null : Value[Part] }

type SavedWork = {
  readonly photos: readonly (Gone<NewPhoto> & { readonly scan?: ScanPage })[]
  readonly keepDetails: boolean
  readonly fileName: string
}

type Work = Omit<SavedWork, 'photos'> & { readonly photos: readonly NewPhoto[] }

/** What this build has saved, without photos whose files are gone. The pages found in them are known again. */
export function readWork(saved: unknown, scans: ScansStore): Work {
  const { photos, ...others } = saved as SavedWork
  const back = photos.flatMap(({ file, picked, scan, animation, ...photo }): NewPhoto[] => {
    if (!(file instanceof File)) return []
    if (scan) setPage(scans, file, scan)
    // Without its file the frame cannot be changed any more.
    const frames = animation?.file ? { animation } : {}
    return [{ ...photo, ...frames, file, picked: picked ?? file }]
  })
  return { ...others, photos: back }
}
