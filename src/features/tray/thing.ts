/** What can lie on the tray. Files are held by reference. */
export type TrayContent =
  | { readonly kind: 'file'; readonly file: File; readonly isPage?: true }
  /** A text, or a colour by its type. */
  | { readonly kind: 'text'; readonly text: string; readonly types: readonly string[] }

export type Thing = {
  readonly id: string
  /** Id of the tool or page where it was put on the tray. */
  readonly from: string
  readonly content: TrayContent
}

export const maxThings = 20

export const bytesOf = ({ content }: Thing): number =>
  content.kind === 'file' ? content.file.size : new Blob([content.text]).size

/** The most that is kept on the device, in bytes. */
export const maxKeptBytes = 200 * 1024 * 1024

/** Whether this build knows what it has read: another one, or a fault, may have stored something else. */
export function isThing(value: unknown): value is Thing {
  const { id, from, content } = (value ?? {}) as Record<keyof Thing, unknown>
  const { kind, file, text, types } = (content ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof from !== 'string') return false
  return kind === 'file'
    ? file instanceof File
    : kind === 'text' && typeof text === 'string' && Array.isArray(types)
}
