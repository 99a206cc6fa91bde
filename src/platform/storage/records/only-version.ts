import type { RecordFormat } from './versions.ts'

/** The format of a record with a single version, checked without a schema, so that pages need not load the schema library. */
export const onlyVersion = <T>(isValid: (value: unknown) => value is T): RecordFormat<T> => ({
  version: 1,
  decode(version, data) {
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { state: 'invalid' }
    if (version > 1) return { state: 'newer' }
    return isValid(data) ? { state: 'valid', value: data } : { state: 'invalid' }
  },
})
