import type { Progress } from './worker-messages.ts'

/** An estimate of how many times all photos are encoded. */
const expectedTrials = 2.5

/**
 * Reports how far the search for a level is, in photos, though they are gone through more than once; `extra` are encoded
 * besides, to guess the level.
 */
export function trialProgress(
  names: readonly string[],
  extra: number,
  onProgress: (progress: Progress) => void,
) {
  const total = names.length
  const expected = total * expectedTrials + extra
  let begun = 0
  let done = 0
  const report = (next: number) => onProgress({ done, total, name: names[next] ?? '', next })
  return {
    /** A photo is only read, which may take long, too, and must not look like a hang. */
    reading: report,
    /** A photo is encoded. */
    encoding(next: number) {
      // Slower towards the end, which it never reaches before it is there.
      const share = begun <= expected / 2 ? begun / expected : 1 - expected / (4 * begun)
      begun += 1
      done = Math.min(total - 1, Math.floor(share * total))
      report(next)
    },
  }
}
