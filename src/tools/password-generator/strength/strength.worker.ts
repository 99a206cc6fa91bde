/// <reference path="../text-file.d.ts" />

import { createEstimator } from '../core/estimate/estimate.ts'
import { judge } from '../core/judge.ts'
import { longestJudged, type Question, type Verdict } from '../core/judging.ts'
import passphraseWords from '../generated/eff-large-wordlist.txt?raw'
import commonWords from './common-words.txt?raw'

const lines = (text: string) => text.trim().split('\n')
const estimate = createEstimator(lines(commonWords), lines(passphraseWords))

addEventListener('message', ({ data: { id, password } }: MessageEvent<Question>) => {
  const verdict: Verdict = { id, ...judge(estimate, [...password].slice(0, longestJudged).join('')) }
  postMessage(verdict)
})
