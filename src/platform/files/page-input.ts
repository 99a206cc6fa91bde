/** What is pasted: files, a text, or both. */
export type Pasted = { readonly files: readonly File[]; readonly text: string }

export type DropTaker = {
  /** What dropping files does, in one sentence. */
  readonly sentence: string
  readonly onFiles: (files: readonly File[]) => void
}

export type Takers<Taker> = {
  /** Returns how to remove it. */
  add(taker: Taker): () => void
  /** The last one that was added first, as it belongs to what was opened last. */
  all(): readonly Taker[]
}

export function createTakers<Taker>(): Takers<Taker> {
  let takers: readonly Taker[] = []
  return {
    add(taker) {
      takers = [taker, ...takers]
      return () => {
        takers = takers.filter((each) => each !== taker)
      }
    },
    all: () => takers,
  }
}

/*
 * What the open page takes of what is dropped on it or pasted. The site listens, once for all pages
 * (src/app/shell/page-input).
 */
export const dropTakers: Takers<DropTaker> = createTakers()
/** Each returns whether it took the content. */
export const pasteTakers: Takers<(pasted: Pasted) => boolean> = createTakers()
