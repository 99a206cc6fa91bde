import { analyse } from '../../src/tools/word-counter/core/analysis/analysis.ts'
import { createTextDocument } from '../../src/tools/word-counter/core/document/text-document.ts'

/** The parts of the worker that are measured in Node.js. */
export const core = { analyse, createTextDocument }
