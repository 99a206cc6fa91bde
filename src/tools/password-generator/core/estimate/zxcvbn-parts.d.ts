/** Modules of zxcvbn 4.4.2 that its public types do not declare; `zxcvbn()` combines their results. */
declare module 'zxcvbn/lib/matching' {
  import type { ZxcvbnMatch } from 'zxcvbn/lib/scoring'

  const matching: {
    omnimatch(password: string): ZxcvbnMatch[]
    /** Adds words to the dictionaries of all later matches; the first is the most common one. */
    set_user_input_dictionary(words: readonly string[]): void
  }
  export default matching
}

declare module 'zxcvbn/lib/scoring' {
  /** A match in a password, from UTF-16 unit `i` to `j` inclusive. */
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

declare module 'zxcvbn/lib/feedback' {
  import type { ZxcvbnMatch } from 'zxcvbn/lib/scoring'

  const feedback: {
    get_feedback(
      score: number,
      sequence: readonly ZxcvbnMatch[],
    ): { readonly warning?: string; readonly suggestions: readonly string[] }
  }
  export default feedback
}
