import { levels } from '../../lib/qr/blocks.ts'
import { choice, colour, onOff, property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { sizeLimits } from './core/checks/weakness.ts'
import { type Kind, kinds } from './core/content/kinds.ts'
import { shapes } from './core/drawing/outline.ts'
import { defaultStyle, margins, type Style } from './core/settings.ts'

/** The style, and which kind of content the form is for; not the content. */
export type LinkedSettings = Style & { readonly kind: Kind }

export const settingsLink = defineSettingsLink<LinkedSettings>({
  initial: { ...defaultStyle, kind: 'url' },
  fields: [
    property('kind', 'kind', choice(kinds)),
    property('size', 'size', whole(sizeLimits, 'px')),
    property('color', 'color', colour),
    property('background', 'background', colour),
    property('level', 'level', choice(levels)),
    property('margin', 'margin', choice(margins)),
    property('shape', 'shape', choice(shapes)),
    property('eci', 'eci', onOff),
  ],
})
