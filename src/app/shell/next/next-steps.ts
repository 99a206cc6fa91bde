import { colourType } from '../../../lib/colour-type.ts'
import type { ResultKind } from '../../../platform/tool-transfer.ts'
import type { ToolManifest } from '../../../registry/manifest.ts'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import { fitsType } from '../../home/fits-type.ts'

/** What another tool can do with a result: open it as a whole, or take it for one of its parts. */
export type NextStep = {
  readonly tool: string
  readonly part?: string
  readonly content: NextContent
}

type Tool = Pick<ToolManifest, 'id' | 'group' | 'accepts'>

/** The types of what a tool takes: its files, and each of its parts. */
const waysInto = ({ accepts }: Tool) => [
  { part: undefined, kinds: ['files'], types: accepts.files ?? [], max: accepts.maxFiles },
  ...Object.entries(accepts.parts ?? {}).map(([part, types]) => ({
    part,
    kinds: ['files', 'text'],
    types,
    max: 1,
  })),
]

/** A text may begin like a colour, so its type decides. */
export const kindOf = ({ kind, types }: NextContent): ResultKind =>
  types.includes(colourType) ? 'color' : kind

/** What other tools can do with these results, those of the same group first, each tool's whole before its parts. */
export function nextSteps(
  self: Pick<ToolManifest, 'id' | 'group'>,
  contents: readonly NextContent[],
  tools: readonly Tool[],
): readonly NextStep[] {
  const rankOf = (tool: Tool, part: string | undefined) =>
    (part === undefined ? 0 : 2) + (tool.group === self.group ? 0 : 1)
  const steps = tools
    .filter(({ id }) => id !== self.id)
    .flatMap((tool) =>
      waysInto(tool).flatMap(({ part, kinds, types, max = Number.POSITIVE_INFINITY }) => {
        const content = contents.find(
          (each) =>
            kinds.includes(each.kind) &&
            each.count <= max &&
            !(each.isPage && part !== undefined) &&
            each.types.every((type) => fitsType(type, types)),
        )
        return content ? [{ tool: tool.id, rank: rankOf(tool, part), content, ...(part && { part }) }] : []
      }),
    )
  return steps.toSorted((first, second) => first.rank - second.rank).map(({ rank: _, ...step }) => step)
}
