/** Why a JPEG file cannot be recoded without loss; it may still be decoded by programs that take broken files. */
export type TranscodeReason =
  /** Arithmetic or lossless coding, 12 bits, or something else that is hardly ever met. */
  | 'unusual'
  /** It contradicts itself, breaks off or leaves bits of its coefficients open. */
  | 'damaged'
  /** The coefficients would take too much memory. */
  | 'too-large'

/** The only exception of this folder. */
export class TranscodeFailure extends Error {
  readonly reason: TranscodeReason

  constructor(reason: TranscodeReason) {
    super(reason)
    this.name = 'TranscodeFailure'
    this.reason = reason
  }
}
