import { type Reading, Ruler } from '../../../ui/ruler/Ruler.tsx'
import { logarithmicPlace } from '../../../ui/ruler/scale.ts'
import { crackTime, secondsToCrack } from '../core/crack-time.ts'
import { type Grade, gradeOf } from '../core/grade.ts'
import { useTexts } from '../texts.ts'

const secondsPerYear = 31_556_952

/** The place of a time in seconds. The end is some hundred times the age of the universe. */
const placeOf = (seconds: number): number => logarithmicPlace(seconds, { from: 1, to: 1e20 })

/** The last is the age of the universe (Planck Collaboration 2018). */
const marks = [
  { name: 'hour', seconds: 3600, minor: true },
  { name: 'year', seconds: secondsPerYear, minor: false },
  { name: 'millionYears', seconds: 1e6 * secondsPerYear, minor: true },
  { name: 'universe', seconds: 13.8e9 * secondsPerYear, minor: false },
] as const

/** From here on it is good: a hundred years, as for the grade "strong". */
const goodSeconds = 100 * secondsPerYear

const tones: Readonly<Record<Grade, Reading['tone']>> = {
  'very-weak': 'bad',
  weak: 'bad',
  fair: 'fair',
  strong: 'good',
  'very-strong': 'good',
}

/** The labels of readings that are nearer to each other would overlap on a phone. */
const minLabelGap = 0.28

type TimeRulerProps = {
  /** The entropy of the generated password; none while there is no password. */
  readonly bits: number | undefined
  /** The estimate for the typed password, on the same scale, so that the two can be compared. */
  readonly typedBits: number | undefined
}

/** How long it takes to guess a password, from a second to the age of the universe and beyond. */
export function TimeRuler({ bits, typedBits }: TimeRulerProps) {
  const { t } = useTexts()
  const readingOf = (label: string, of: number | undefined): readonly Reading[] =>
    of === undefined ? [] : [{ at: placeOf(secondsToCrack(of)), label, tone: tones[gradeOf(of)] }]
  const [typed] = readingOf(t.yours, typedBits)
  const generated = readingOf(t.thisOne, bits).map((reading) => ({
    ...reading,
    label: typed && Math.abs(typed.at - reading.at) < minLabelGap ? '' : reading.label,
    // A tone stands for one reading.
    tone: typed?.tone === reading.tone ? ('neutral' as const) : reading.tone,
  }))
  const spoken = [
    bits === undefined ? '' : `${t.thisOne}: ${t.crackTimeShort(crackTime(bits))}`,
    typedBits === undefined ? '' : `${t.yours}: ${t.crackTimeShort(crackTime(typedBits))}`,
  ]
  return (
    <Ruler
      label={spoken.filter(Boolean).join('. ') || t.timeScale}
      good={{ from: placeOf(goodSeconds), to: 1 }}
      ticks={[
        { at: 0, label: t.times.second },
        ...marks.map(({ name, seconds, minor }) => ({
          at: placeOf(seconds),
          label: t.times[name],
          minor,
          // Near the end of the ruler, which a longer word would leave.
          ...(name === 'universe' ? { anchor: 'end' as const } : {}),
        })),
      ]}
      readings={typed ? [...generated, typed] : generated}
    />
  )
}
