/** As those of the `FileInput` that it stands beside. */
export type FromTrayProps = {
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** Its look, where it is drawn as a tile without words. */
  readonly tile?: string | undefined
}

export type ToTrayProps = {
  /** By reference; they are asked for when the button is pressed. */
  readonly files: () => readonly File[]
  /** The name of the file among several: the button is then an icon. */
  readonly name?: string
}
