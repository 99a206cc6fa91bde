import { cryptoRandom } from '../../../platform/device/random.ts'
import { recordKey } from '../../../platform/storage/records/keys.ts'
import { generatePassword } from '../core/generate-password.ts'
import { readRecipe } from '../core/written-recipe.ts'
import { kindOf } from '../generated/character-kind.ts'
import { stores } from '../stores.ts'

/** Whether the page may open with other settings than the prerendered ones: those of a link, or stored ones. */
function hasOtherSettings(): boolean {
  try {
    return location.hash !== '' || localStorage.getItem(recordKey(stores.settings)) !== null
  } catch {
    return false
  }
}

/**
 * Makes a password with the prerendered settings and writes it into its place, so that the page shows one before it loads
 * React, which takes it over (`first-password.ts`). The characters are in text nodes and nowhere else. Does nothing once
 * hydration has begun.
 */
export function fillFirstPassword(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', fillFirstPassword, { once: true })
    return
  }
  if (document.documentElement.dataset.ready !== undefined || hasOtherSettings()) return
  const section = document.querySelector<HTMLElement>('main [data-awaits]')
  const recipe = section?.dataset.awaits
  if (!section || !recipe) return
  const characters = [...generatePassword(cryptoRandom, readRecipe(recipe))]
  const places = section.querySelectorAll<HTMLElement>('code [data-kind]')
  if (places.length !== characters.length) return
  for (const [index, place] of places.entries()) {
    const character = characters[index] ?? ''
    place.textContent = character
    place.dataset.kind = kindOf(character)
  }
  delete section.dataset.awaits
  // It waits for the password.
  const copy = document.querySelector<HTMLButtonElement>('main button:disabled')
  if (copy) copy.disabled = false
}
