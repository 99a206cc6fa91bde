import { categoryBounds } from '../measures/bmi.ts'

export type ChartValue = { readonly timestamp: number; readonly bmi: number }

export type ChartLayout = {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Lines between categories that are in sight. */
  readonly bounds: readonly { readonly bmi: number; readonly y: number }[]
  /** Ends of the axis in kg/m², whole numbers. */
  readonly from: number
  readonly to: number
}

/** Least height of the chart in kg/m²: a tenth must not look like a cliff. */
const minRange = 6

/**
 * Places of the points in a box of `width` × `height`, oldest first: x by time, y by BMI with room above and below.
 * Values of one moment stand in the middle.
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
