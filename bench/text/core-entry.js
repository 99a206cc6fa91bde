import { analyse } from '../../src/tools/word-counter/core/analysis/analysis.ts'
import { createTextDocument } from '../../src/tools/word-counter/core/document/text-document.ts'

/** What is measured of the worker in Node.js. */
export const core = { analyse, createTextDocument }
