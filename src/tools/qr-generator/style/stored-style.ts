import { boolean, type GenericSchema, literal, object, picklist, pipe, regex, string, union } from 'valibot'
import { levels } from '../../../lib/qr/blocks.ts'
import { integerIn } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import { useStore } from '../../../ui/use-store.ts'
import { sizeLimits } from '../core/checks/weakness.ts'
import { shapes } from '../core/drawing/outline.ts'
import { defaultStyle, type Style } from '../core/settings.ts'
import { stores } from '../stores.ts'

const colour = pipe(string(), regex(/^#[0-9a-f]{6}$/i))

/** Schema of the stored style. */
export const styleEntries = {
  size: integerIn(sizeLimits.min, sizeLimits.max),
  color: colour,
  background: colour,
  level: picklist(levels),
  margin: union([literal(2), literal(4)]),
  shape: picklist(shapes),
  eci: boolean(),
}

const schema: GenericSchema<unknown, Style> = object(styleEntries)

export const stored = createSettings<Style>(
  { store: stores.style, versions: firstVersion<Style>(schema), initial: defaultStyle },
  deviceStorage,
)

const change = (changed: Partial<Style>): void => stored.write({ ...stored.read(), ...changed })

/** The stored style and a stable function that changes it. */
export function useStyle(): readonly [Style, (change: Partial<Style>) => void] {
  return [useStore(stored), change]
}
