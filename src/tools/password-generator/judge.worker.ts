import zxcvbn from 'zxcvbn'
import { adviceOf, longestJudged, type Question, type Verdict } from './core/judging.ts'

addEventListener('message', ({ data: { id, password } }: MessageEvent<Question>) => {
  const { guesses_log10, feedback } = zxcvbn([...password].slice(0, longestJudged).join(''))
  const advice = [feedback.warning, ...feedback.suggestions].map(adviceOf).filter((one) => one !== undefined)
  const verdict: Verdict = { id, bits: guesses_log10 / Math.log10(2), advice }
  postMessage(verdict)
})
