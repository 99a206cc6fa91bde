import { boolean, object, picklist } from 'valibot'
import { integerIn, textUpTo } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import { useStore } from '../../../ui/use-store.ts'
import { bitLimits, countLimits, lengthLimits, pinLimits, wordLimits } from '../core/recipe.ts'
import {
  defaultSettings,
  expiries,
  historyLocations,
  kinds,
  type Settings,
  separators,
} from '../core/settings.ts'
import { stores } from '../stores.ts'

const within = ({ min, max }: { readonly min: number; readonly max: number }) => integerIn(min, max)

const schema = object({
  kind: picklist(kinds),
  by: picklist(['length', 'bits']),
  length: within(lengthLimits),
  bits: within(bitLimits),
  types: object({ uppercase: boolean(), lowercase: boolean(), digits: boolean(), symbols: boolean() }),
  noLookAlikes: boolean(),
  ownSymbols: textUpTo(200),
  words: within(wordLimits),
  separator: picklist(separators),
  capitals: boolean(),
  digit: boolean(),
  pinLength: within(pinLimits),
  count: within(countLimits),
  place: picklist(historyLocations),
  expiry: picklist(expiries),
})

export const stored = createSettings<Settings>(
  {
    store: stores.settings,
    versions: firstVersion<Settings>(schema),
    initial: defaultSettings,
  },
  deviceStorage,
)

/** The stored settings and a function that updates some of them. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const settings = useStore(stored)
  return [settings, (change) => stored.write({ ...stored.read(), ...change })]
}
