import { readFileSync } from 'node:fs'
import { createEstimator } from '../core/estimate/estimate.ts'

const lines = (file: string) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

export const phraseWords = lines('generated/eff-large-wordlist.txt')

/** Estimates as the worker does, which gets its lists from the bundler. */
export const estimate = createEstimator(lines('strength/common-words.txt'), phraseWords)
