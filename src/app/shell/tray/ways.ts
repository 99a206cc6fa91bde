import type { Thing } from '../../../features/tray/thing.ts'
import { tools } from '../../../registry/entries.ts'
import { type NextStep, nextSteps } from '../next/next-steps.ts'
import { asNext } from './describe.ts'

/** Every way of a thing into the open tool, and into the others. */
export function waysFor(
  thing: Thing,
  tool: string | undefined,
): { readonly here: readonly NextStep[]; readonly elsewhere: readonly NextStep[] } {
  const origin = tools.find(({ id }) => id === (tool ?? thing.from))
  // Of the group of the open tool, but none of the tools: its own ways count here.
  const self = { id: '', group: origin?.group ?? 'images' }
  const ways = nextSteps(self, [asNext(thing)], tools)
  return {
    here: ways.filter((step) => step.tool === tool),
    elsewhere: ways.filter((step) => step.tool !== tool),
  }
}
