import { type AuxiliaryType, auxiliaryTypesOf } from './auxiliary-type.ts'
import type { IsobmffFile } from './isobmff-file.ts'

/** The item that is an auxiliary picture (`auxl`; ISO/IEC 23008-12) of this type of another; null where there is none. */
export function auxiliaryItem({ tables }: IsobmffFile, of: number, type: AuxiliaryType): number | null {
  const ids = tables.references.to(of, 'auxl')
  const isWanted = (id: number) => auxiliaryTypesOf(tables.properties.of(id)).includes(type)
  return ids.find((id) => id !== of && isWanted(id)) ?? null
}
