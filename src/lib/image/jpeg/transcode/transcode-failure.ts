/** Why a JPEG file cannot be transcoded losslessly; tolerant decoders may still open it. */
export type TranscodeReason =
  /** Arithmetic or lossless coding, 12 bits, or another rare feature. */
  | 'unusual'
  /** It is inconsistent, truncated or lacks some bits of its coefficients. */
  | 'damaged'
  /** The coefficients would take too much memory. */
  | 'too-large'

/** The only exception thrown in this folder. */
export class TranscodeFailure extends Error {
  readonly reason: TranscodeReason

  constructor(reason: TranscodeReason) {
    super(reason)
    this.name = 'TranscodeFailure'
    this.reason = reason
  }
}
