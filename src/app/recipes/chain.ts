import { settingsInPage } from '../../platform/settings-in-page.ts'

/** A step as it was done: its tool, and the settings that it had then. */
export type DoneStep = { readonly tool: string; readonly settings: object }

/** The tools that the visitor has gone through with "Next", and the one that the last result went to. */
let chain: { readonly steps: readonly DoneStep[]; readonly to: string } | undefined

/** What led to the result of the open tool, itself included: one step if it has not come from another tool. */
export function stepsTo(tool: string): readonly DoneStep[] {
  const page = settingsInPage.read()
  if (page?.tool !== tool) return []
  const step = { tool, settings: page.settings as object }
  return chain?.to === tool ? [...chain.steps, step] : [step]
}

/** Notes that all results of a tool go to another one as a whole; `to` is `undefined` for a part of it. */
export function noteNext(from: string, to: string | undefined): void {
  chain = to === undefined ? undefined : { steps: stepsTo(from), to }
}
