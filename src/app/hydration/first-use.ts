import { firstInput } from '../../platform/page/first-input.ts'

/** Resolves at the first sign of a visitor on the page that was loaded. */
export const used = firstInput()
