import type { Preset } from '../../../../registry/manifest.ts'

export const preset: Preset = { settings: 'v1&size=5120KB' }
