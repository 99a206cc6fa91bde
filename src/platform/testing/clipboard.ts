import type { ClipboardWriter, CopyOutcome } from '../files/clipboard.ts'

export type FakeClipboard = ClipboardWriter & {
  /** The outcome of every copy; nothing is copied unless it is `copied`. */
  outcome: CopyOutcome
  readonly texts: readonly string[]
  readonly images: readonly Blob[]
}

export function createFakeClipboard(outcome: CopyOutcome = 'copied'): FakeClipboard {
  const texts: string[] = []
  const images: Blob[] = []
  const fake: FakeClipboard = {
    outcome,
    texts,
    images,
    async copyText(text) {
      if (fake.outcome === 'copied') texts.push(text)
      return fake.outcome
    },
    async copyImage(png) {
      if (fake.outcome === 'copied') images.push(await png)
      return fake.outcome
    },
  }
  return fake
}
