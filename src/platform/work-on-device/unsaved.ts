/** Why files are not on the device: not yet, beyond the limit, no space, or they could not be read or written. */
export type Unsaved = {
  readonly files: number
  readonly why: 'copying' | 'limit' | 'full' | 'failed'
}
