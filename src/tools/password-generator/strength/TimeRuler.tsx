import { type Reading, Ruler } from '../../../ui/ruler/Ruler.tsx'
import { crackTime, secondsToCrack } from '../core/crack-time.ts'
import { useTexts } from '../texts.ts'

/** The end of the ruler, as a power of ten of seconds: some hundred times the age of the universe. */
const lastPower = 20
const secondsPerYear = 31_556_952

/** The place of a time in seconds, on a logarithmic scale from one second. */
const placeOf = (seconds: number): number => Math.min(Math.max(Math.log10(seconds) / lastPower, 0), 1)

/** Years that the ruler is marked with; the last is the age of the universe (Planck Collaboration 2018). */
const marks = [
  { name: 'hour', seconds: 3600, minor: true },
  { name: 'year', seconds: secondsPerYear, minor: false },
  { name: 'lifetime', seconds: 80 * secondsPerYear, minor: true },
  // 66 million years: P. R. Renne et al., Science 2013; 339: 684–687.
  { name: 'dinosaurs', seconds: 66e6 * secondsPerYear, minor: true },
  { name: 'universe', seconds: 13.8e9 * secondsPerYear, minor: false },
] as const

/** From here on it is good: a hundred years, as for the grade "strong". */
const goodSeconds = 100 * secondsPerYear

type TimeRulerProps = {
  /** The entropy of the password; none while there is no password. */
  readonly bits: number | undefined
  readonly tone: Reading['tone']
  /** Names the password on the ruler. */
  readonly label: string
}

/** How long it takes to guess a password, from a second to the age of the universe and beyond. */
export function TimeRuler({ bits, tone, label }: TimeRulerProps) {
  const { t } = useTexts()
  return (
    <Ruler
      label={bits === undefined ? t.timeScale : t.crackTime(crackTime(bits))}
      good={{ from: placeOf(goodSeconds), to: 1 }}
      ticks={[
        { at: 0, label: t.times.second },
        ...marks.map(({ name, seconds, minor }) => ({ at: placeOf(seconds), label: t.times[name], minor })),
      ]}
      readings={bits === undefined ? [] : [{ at: placeOf(secondsToCrack(bits)), label, tone }]}
    />
  )
}
