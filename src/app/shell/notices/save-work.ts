import { sessionRestore } from '../../../platform/session-restore/session-restore.ts'

/** Puts what tools are working on where the next page can take it back. False: something could not be kept. */
export const saveWork = async (): Promise<boolean> => (await sessionRestore.saveAll()).unsaved.length === 0
