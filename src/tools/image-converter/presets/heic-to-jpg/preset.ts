import type { Preset } from '../../../../registry/manifest.ts'

export const preset: Preset = { settings: 'v1&conversion=any-to-jpg' }
