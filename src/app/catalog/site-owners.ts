import { stores as recipeStores } from '../../features/recipes/stores.ts'
import { stores as trayStores } from '../../features/tray/stores.ts'
import { stores as recentStores } from '../recent/stores.ts'

/** Parts of the site that are no tool or guide and keep something on the device. */
export const siteOwners = [
  { id: 'recent', stores: Object.values(recentStores) },
  { id: 'recipes', stores: Object.values(recipeStores) },
  { id: 'tray', stores: Object.values(trayStores) },
] as const
