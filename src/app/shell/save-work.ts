import { carryOver } from '../../platform/carry-over.ts'

/** Puts what tools are working on where the next page can take it back. False: something could not be kept. */
export const saveWork = async (): Promise<boolean> => (await carryOver.saveAll()).unsaved.length === 0
