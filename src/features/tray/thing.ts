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
