import { ownTotal, type RequestKind, type RequestLog } from '../../lib/request-log.ts'

/** `own`: all kinds together. */
export type CountName = 'elsewhere' | 'refused' | 'own' | RequestKind

/** Every count of a log, by its name. */
export const countsOf = (log: RequestLog): Readonly<Record<CountName, number>> => ({
  elsewhere: log.elsewhere.length,
  refused: log.refused.length,
  own: ownTotal(log),
  ...log.own,
})
