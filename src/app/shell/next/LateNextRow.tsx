import { useLoaded } from '../../../ui/use-loaded.ts'
import type { NextRow } from './NextRow.tsx'

/** The row, loaded with the first result. */
export function LateNextRow(props: Parameters<typeof NextRow>[0]) {
  const { loaded } = useLoaded(() => import('./NextRow.tsx'))
  return loaded ? <loaded.NextRow {...props} /> : null
}
