import type { Download } from '../files/download.ts'

export type FakeDownload = {
  readonly download: Download
  readonly saved: readonly { readonly blob: Blob; readonly name: string }[]
}

export function createFakeDownload(): FakeDownload {
  const saved: { blob: Blob; name: string }[] = []
  return { saved, download: (blob, name) => saved.push({ blob, name }) }
}
