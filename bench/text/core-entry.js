import { analyse } from '../../src/tools/word-counter/core/analysis.ts'
import { createTextDocument } from '../../src/tools/word-counter/core/text-document.ts'

/** What is measured of the worker in Node.js. */
export const core = { analyse, createTextDocument }
