import { abilityWays, credentialWays } from './abilities.ts'
import { frameWays, peerWays } from './frames.ts'
import { leavingWays } from './leaving.ts'
import { linkWays } from './links.ts'
import { passkeyWays } from './passkeys.ts'
import { pictureWays, styleWays } from './pictures.ts'
import type { Ways } from './way.ts'
import { windowWays } from './windows.ts'

/** Run in a page, which goes on after each: one page can make them all at once. */
export const pageWays: Ways = {
  ...linkWays,
  ...styleWays,
  ...pictureWays,
  ...frameWays,
  ...abilityWays,
  ...credentialWays,
}

/** Each needs a page of its own: the browser ends a page for a peer connection of an empty frame. */
export const ownPageWays: Ways = { ...leavingWays, ...windowWays, ...passkeyWays, ...peerWays }
