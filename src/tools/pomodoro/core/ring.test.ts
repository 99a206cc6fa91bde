import { describe, expect, it } from 'vitest'
import { ringSegments } from './ring.ts'

const minutes = (count: number) => count * 60_000
const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0)

describe('ringSegments', () => {
  it.each([
    [1, 1],
    [5, 5],
    [25, 25],
    [60, 60],
    [120, 60],
    [1440, 60],
  ])('draws %i minutes as %i segments', (length, count) => {
    expect(ringSegments(minutes(length), 1).count).toBe(count)
  })

  it('draws a session shorter than a minute as one segment', () => {
    expect(ringSegments(1, 0.5)).toEqual({ count: 1, track: [1, 0], left: [0.5, 1] })
  })

  it('fills whole segments and a part of the next', () => {
    const { track, left } = ringSegments(minutes(4), 0.625)
    expect(track).toEqual([0.975, 0.025])
    expect(left).toEqual([0.975, 0.025, 0.975, 0.025, 0.4875, 4])
  })

  it('fills nothing at the end and all segments at the start', () => {
    expect(ringSegments(minutes(25), 0).left).toEqual([0, 25])
    const { count, left } = ringSegments(minutes(25), 1)
    expect(left).toHaveLength(2 * count + 2)
    expect(sum(left.slice(0, -1))).toBeCloseTo(count)
  })

  it('has an even number of dashes, or the pattern would be inverted on its second turn', () => {
    for (const part of [0, 0.1, 0.5, 0.99, 1]) expect(ringSegments(minutes(25), part).left.length % 2).toBe(0)
  })

  it('stays within the ring whatever the share', () => {
    expect(ringSegments(minutes(5), 2)).toEqual(ringSegments(minutes(5), 1))
    expect(ringSegments(minutes(5), -1)).toEqual(ringSegments(minutes(5), 0))
  })
})
