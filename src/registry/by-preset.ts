import { folderOf } from './by-folder.ts'

/** Turns the result of a glob into a record by tool and preset: 'qr-generator/wifi' for '../tools/qr-generator/presets/wifi/messages.en.ts'. */
export const byPreset = <Value>(found: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(found).map(([path, value]) => [`${folderOf(path)}/${path.split('/').at(4)}`, value]),
  )
