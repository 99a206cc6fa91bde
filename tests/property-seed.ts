import fc from 'fast-check'

/**
 * Property tests draw the same values in every run, so that a commit passes or fails for what it is. Other values are
 * tried with `SEED=random` (or a number, which a failure prints) before `npm test -- --only unit`.
 */
const { SEED } = process.env
if (SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED ?? 1) })
