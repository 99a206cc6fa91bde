import { choice, type LinkText, onOff, property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink, type LinkField } from '../../lib/settings-link/settings-link.ts'
import {
  clampMargin,
  defaultSettings,
  kilobyteLimits,
  type Millimetres,
  marginLimits,
  type PdfSettings,
  pageOrientations,
  pageSizes,
  photosPerPage,
  scanKinds,
} from './core/settings.ts'

const wholeMargin = whole(marginLimits, 'mm')
const margin: LinkText<Millimetres> = {
  write: wholeMargin.write,
  read(text) {
    const value = wholeMargin.read(text)
    return value === undefined ? undefined : clampMargin(value)
  },
}

const scan = choice(['none', ...scanKinds])
const scanField: LinkField<PdfSettings> = {
  name: 'scan',
  write: (settings) => scan.write(settings.scan ?? 'none'),
  read(text, settings) {
    const kind = scan.read(text)
    return kind && { ...settings, scan: kind === 'none' ? undefined : kind }
  },
}

/**
 * Without the file's name, which is typed text, and without what is preserved of a photo's details: nobody's link may
 * publish where it was taken.
 */
export const settingsLink = defineSettingsLink<PdfSettings>({
  initial: {
    ...defaultSettings,
    borderless: false,
    photoBorderless: true,
    perPage: 1,
    maxKilobytes: undefined,
    scan: undefined,
  },
  fields: [
    property('page', 'pageSize', choice(pageSizes)),
    property('orientation', 'orientation', choice(pageOrientations)),
    property('margin', 'margin', margin),
    property('borderless', 'borderless', onOff),
    property('photo-borderless', 'photoBorderless', onOff),
    property('per-page', 'perPage', choice(photosPerPage)),
    property('size', 'maxKilobytes', whole(kilobyteLimits, 'KB')),
    scanField,
  ],
})
