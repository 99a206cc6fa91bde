/** After so many work sessions the longer break is offered. */
export const sessionsPerSet = 4

/** Sets in a row of marks; a longer day shows its last ones. */
const maxSets = 3

/** A work session of the day: its number and how much of it is done, 0 … 1. */
export type Mark = { readonly session: number; readonly done: number }

/** The marks of a day in sets up to the longer break; `running` is the part of the present session that is done. */
export function sessionMarks(completed: number, running: number): readonly (readonly Mark[])[] {
  const sets = Math.floor(completed / sessionsPerSet) + 1
  const first = Math.max(0, sets - maxSets)
  return Array.from({ length: sets - first }, (_, set) =>
    Array.from({ length: sessionsPerSet }, (_, index) => {
      const session = (first + set) * sessionsPerSet + index + 1
      if (session <= completed) return { session, done: 1 }
      return { session, done: session === completed + 1 ? running : 0 }
    }),
  )
}
