import type { LeakOutcome } from '../../lib/leak-outcome.ts'

export const workerChannelNames = ['fetch', 'ownSite', 'webSocket', 'script', 'secondWorker'] as const
export type WorkerChannel = (typeof workerChannelNames)[number]
export type WorkerFinding = { readonly channel: WorkerChannel; readonly outcome: LeakOutcome }
