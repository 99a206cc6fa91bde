/// <reference path="../text-file.d.ts" />

import { createEstimator } from '../core/estimate/estimate.ts'
import { estimateStrength } from '../core/estimate/estimate-strength.ts'
import {
  type EstimateRequest,
  maxEstimatedLength,
  type StrengthEstimate,
} from '../core/estimate/strength-request.ts'
import passphraseWords from '../generated/eff-large-wordlist.txt?raw'
import commonWords from './common-words.txt?raw'

const lines = (text: string) => text.trim().split('\n')
const estimate = createEstimator(lines(commonWords), lines(passphraseWords))

addEventListener('message', ({ data: { id, password } }: MessageEvent<EstimateRequest>) => {
  const response: StrengthEstimate = {
    id,
    ...estimateStrength(estimate, [...password].slice(0, maxEstimatedLength).join('')),
  }
  postMessage(response)
})
