import type { Share } from '../../../platform/files/share.ts'

/** Results to export. */
export type ExportFiles = {
  /** Their media types. */
  readonly types: readonly string[]
  readonly count: number
  /** Together; 0 where it is not known before they are made, and small. */
  readonly bytes: number
  /** Fails with an AbortError when the visitor has cancelled the work that makes them. */
  readonly read: () => readonly File[] | Promise<readonly File[]>
}

export const isPng = ({ types }: ExportFiles): boolean => types.every((type) => type === 'image/png')

export type Results = {
  /** The result that is shown, or the only one. */
  readonly one?: ExportFiles | undefined
  /** All of several. */
  readonly all?: ExportFiles | undefined
}

/** What this browser and device can do. */
export type Abilities = {
  readonly canShareTypes: Share['canShareTypes']
  readonly canCopyPictures: boolean
  readonly canPickFolder: boolean
}

export type ExportAction = 'share' | 'share-all' | 'copy' | 'folder'

/** The site's own: a share sheet passes files on to other programs, which take few. */
const shareLimits = { files: 10, bytes: 50 * 1024 * 1024 }

function isShareable({ types, count, bytes }: ExportFiles, { canShareTypes }: Abilities): boolean {
  if (count > shareLimits.files || bytes > shareLimits.bytes) return false
  return canShareTypes(types)
}

/** The actions that there are for these results. */
export function exportActionsFor({ one, all }: Results, abilities: Abilities): readonly ExportAction[] {
  const several = all && all.count > 1 ? all : undefined
  const isPicture = one?.types.every((type) => type.startsWith('image/'))
  return [
    ...(one && isShareable(one, abilities) ? (['share'] as const) : []),
    ...(several && isShareable(several, abilities) ? (['share-all'] as const) : []),
    ...(isPicture && abilities.canCopyPictures ? (['copy'] as const) : []),
    ...(several && abilities.canPickFolder ? (['folder'] as const) : []),
  ]
}
