import { categoryBounds } from '../measures/bmi.ts'

export type ChartValue = { readonly timestamp: number; readonly bmi: number }

export type ChartLayout = {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Category bounds within the axis. */
  readonly bounds: readonly { readonly bmi: number; readonly y: number }[]
  /** Ends of the axis in kg/m², whole numbers. */
  readonly from: number
  readonly to: number
}

/** Minimum range of the axis in kg/m², so that small changes do not look large. */
const minRange = 6

/**
 * Positions of the points in a box of `width` × `height`, oldest first: x by time, y by BMI with room above and below.
 * If all values have the same time, they are centred.
 */
export function layoutChart(values: readonly ChartValue[], width: number, height: number): ChartLayout {
  const times = values.map(({ timestamp }) => timestamp)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const bmis = values.map(({ bmi }) => bmi)
  const [lowest, highest] = [Math.min(...bmis), Math.max(...bmis)]
  const spare = Math.max(1, (minRange - (highest - lowest)) / 2)
  const from = Math.max(0, Math.floor(lowest - spare))
  const to = Math.ceil(highest + spare)
  const yOf = (bmi: number) => ((to - bmi) / (to - from)) * height
  const xOf = (time: number) => (last === first ? width / 2 : ((time - first) / (last - first)) * width)
  return {
    points: values.map(({ timestamp, bmi }) => ({ x: xOf(timestamp), y: yOf(bmi) })),
    bounds: categoryBounds.filter((bmi) => bmi > from && bmi < to).map((bmi) => ({ bmi, y: yOf(bmi) })),
    from,
    to,
  }
}
