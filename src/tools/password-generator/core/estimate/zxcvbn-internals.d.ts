/** Modules of zxcvbn 4.4.2 that its public types omit. `zxcvbn()` returns only their combined result. */
declare module 'zxcvbn/lib/matching.js' {
  import type { ZxcvbnMatch } from 'zxcvbn/lib/scoring.js'

  const matching: {
    omnimatch(password: string): ZxcvbnMatch[]
    /** Sets the user dictionary for all later matches, in descending order of frequency. */
    set_user_input_dictionary(words: readonly string[]): void
  }
  export default matching
}

declare module 'zxcvbn/lib/scoring.js' {
  /** A match in a password, from UTF-16 code unit `i` to `j` inclusive. */
  export type ZxcvbnMatch = {
    readonly pattern: 'dictionary' | 'spatial' | 'repeat' | 'sequence' | 'regex' | 'date' | 'bruteforce'
    readonly i: number
    readonly j: number
    readonly token: string
    readonly dictionary_name?: string
    readonly base_token?: string
    readonly repeat_count?: number
    readonly regex_name?: string
  }
  const scoring: { estimate_guesses(match: ZxcvbnMatch, password: string): number }
  export default scoring
}

declare module 'zxcvbn/lib/feedback.js' {
  import type { ZxcvbnMatch } from 'zxcvbn/lib/scoring.js'

  const feedback: {
    get_feedback(
      score: number,
      sequence: readonly ZxcvbnMatch[],
    ): { readonly warning?: string; readonly suggestions: readonly string[] }
  }
  export default feedback
}
