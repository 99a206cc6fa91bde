import { useEffect, useState } from 'react'
import type { ImageImport } from '../../../lib/image/image-import.ts'

/** As long as there are the files; a file itself where the browser gives none of its frames. */
const stills = new WeakMap<File, File>()

/** The first frame of an animation, which would play; null until it has been made. */
export function useStill(file: File | null, pixels: number, start: ImageImport<File>['start']): File | null {
  const [, setMade] = useState<File>()
  useEffect(() => {
    if (!file || stills.has(file)) return
    const keep = (still: File) => {
      stills.set(file, still)
      setMade(still)
    }
    return start(
      { file, format: 'png', pixels, page: 0 },
      { progress: () => {}, done: ({ picture }) => keep(picture), failed: () => keep(file) },
    )
  }, [file, pixels, start])
  return (file && stills.get(file)) ?? null
}
