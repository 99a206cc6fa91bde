import { useMemo } from 'react'
import type { Shown } from '../content/use-code.ts'
import { type Fix, fixOf, type Verdict, verdictOf } from '../core/checks/verdict.ts'
import { type Weakness, weaknesses } from '../core/checks/weakness.ts'

/** The verdict on a code, its most severe weakness, and what fixes it. */
export type Judged = {
  readonly verdict: Verdict
  readonly weakness: Weakness | undefined
  readonly fix: Fix | undefined
}

export function useJudged(shown: Shown | undefined, levelIsFixed: boolean): Judged | undefined {
  return useMemo(() => {
    if (!shown) return undefined
    const { symbol, style, logo, scanStatus, robustness } = shown
    const colours = { dark: style.color, light: style.background }
    const found = weaknesses(symbol, { colours, margin: style.margin, logo }, style.size)
    const verdict = verdictOf(scanStatus, robustness, found)
    return { verdict, weakness: found[0], fix: fixOf(verdict, found, style, levelIsFixed) }
  }, [shown, levelIsFixed])
}
