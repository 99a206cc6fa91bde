import type { ToolManifest } from '../../registry/manifest.ts'
import { fitsType } from './fits-type.ts'

type Related = Pick<ToolManifest, 'id' | 'group' | 'accepts' | 'produces'>

/** Other tools: first those that open what this one makes, then those of its group, each in the given order. */
export function relatedTools<Tool extends Related>(self: Tool, tools: readonly Tool[]): readonly Tool[] {
  const rankOf = ({ accepts, group }: Tool) =>
    (self.produces.some((type) => fitsType(type, accepts.files ?? [])) ? 2 : 0) +
    (group === self.group ? 1 : 0)
  return tools.filter(({ id }) => id !== self.id).sort((first, second) => rankOf(second) - rankOf(first))
}
