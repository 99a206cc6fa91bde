import type { ImageError } from '../../../lib/image/image-error.ts'
import type { ImageImport } from '../../../lib/image/image-import.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import type { JobStart } from '../../../lib/work/job.ts'
import type { Inspection } from '../core/worker-messages.ts'
import type { Inspected, OnParts, RefusedFile } from './selection.ts'

/** As many pages of one file become photos: each is a picture in memory. */
export const maxPages = 200

/** The name of a page, by that of its file, its number and the count of all. */
export type NameOfPage = (name: string, page: number, pages: number) => string

type Importing = {
  readonly pictureImport: ImageImport<File>
  readonly inspect: (file: File) => Promise<Inspection>
  readonly nameOfPage: NameOfPage
  readonly onParts: OnParts
  /** Ends the import; what it was about counts as not looked at. */
  readonly signal: AbortSignal
}
type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: ImageError }

/** Makes photos of a file that this browser cannot decode: one of each page, with its number in the name. */
export async function importPhotos(file: File, importing: Importing): Promise<readonly Inspected[]> {
  const { pictureImport, nameOfPage, onParts, signal } = importing
  const counted = await outcomeOf(pictureImport.count, file, signal)
  if (!counted.ok) return [refused(file, counted.error)]
  const pages = counted.result?.count ?? 1
  const wanted = Math.min(pages, maxPages)
  onParts(wanted - 1, 0)
  const photos: Inspected[] = []
  for (let page = 0; page < wanted && !signal.aborted; page += 1) {
    if (page > 0) onParts(0, 1)
    const name = pages === 1 ? file.name : nameOfPage(file.name, page + 1, pages)
    photos.push(await importPage({ file, page, pages, name }, importing))
  }
  if (pages > maxPages) photos.push(refused(file, { kind: 'too-many-pages', pages, limit: maxPages }))
  return photos
}

type Page = { readonly file: File; readonly page: number; readonly pages: number; readonly name: string }

async function importPage(
  { file, page, pages, name }: Page,
  { pictureImport, inspect, signal }: Importing,
): Promise<Inspected> {
  const order = { file, format: 'jpeg', pixels: 0, page, pages } as const
  const outcome = await outcomeOf(pictureImport.start, order, signal)
  if (!outcome.ok) return refused(new File([], name), outcome.error)
  const { picture, from } = outcome.result
  const { type, lastModified } = picture
  const named = name === picture.name ? picture : new File([picture], name, { type, lastModified })
  const inspection = await inspect(named)
  return { file: named, inspection, recovered: false, embedded: from === 'embedded', pages }
}

const refused = (file: File, error: RefusedFile['error']): Inspected => ({
  file,
  inspection: { ok: false, error },
  recovered: false,
  embedded: false,
  pages: 1,
})

/** How a job ended; when it was stopped, nothing was looked at. */
function outcomeOf<Input, Result>(
  start: JobStart<Input, Result, WorkError, null>,
  input: Input,
  signal: AbortSignal,
): Promise<Outcome<Result>> {
  const notLookedAt = { ok: false, error: { kind: 'not-looked-at' } } as const
  if (signal.aborted) return Promise.resolve(notLookedAt)
  return new Promise((resolve) => {
    let cancel = () => {}
    const stop = () => {
      cancel()
      end(notLookedAt)
    }
    const end = (outcome: Outcome<Result>) => {
      // One signal is for all pages of a file.
      signal.removeEventListener('abort', stop)
      resolve(outcome)
    }
    signal.addEventListener('abort', stop)
    cancel = start(input, {
      progress: () => {},
      done: (result) => end({ ok: true, result }),
      failed: (error) => end(error.kind === 'unexpected' ? notLookedAt : { ok: false, error }),
    })
  })
}
