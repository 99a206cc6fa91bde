import { choice, property } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { initialPoster, posterShapes } from './core/poster-layout.ts'
import { posterStyles } from './core/poster-styles.ts'
import type { PosterChoice } from './poster/stored-poster.ts'

/** How the poster looks; not which quote is on it. */
export const settingsLink = defineSettingsLink<PosterChoice>({
  initial: initialPoster,
  fields: [
    property('style', 'style', choice(posterStyles)),
    property('shape', 'shape', choice(posterShapes)),
  ],
})
