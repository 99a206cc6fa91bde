import { expect, test } from 'vitest'
import { wholePicture } from '../../../../lib/image/scan/corners.ts'
import { pngFile } from '../../../../lib/image/testing/png-file.ts'
import { defaultSettings } from '../../core/settings.ts'
import type { Progress } from '../../core/worker-messages.ts'
import { convertScans } from './convert-scans.ts'

test.each([undefined, 500])(
  'before a page is cleaned its photo is named, largest size: %s',
  async (maxKilobytes) => {
    const files = ['a.png', 'b.png', 'c.png'].map(
      (name) => new File([pngFile({ width: 30, height: 40 })], name),
    )
    const settings = { ...defaultSettings, scan: 'gray', ...(maxKilobytes && { maxKilobytes }) } as const
    const reports: Progress[] = []
    const input = { files, settings, title: 'scans', language: 'en', keepMetadata: false }
    // Node decodes no picture, so that the first page is the last that is reported.
    const outcome = await convertScans(
      { ...input, corners: files.map(() => wholePicture) },
      null,
      (progress) => reports.push(progress),
    )
    expect(outcome).toMatchObject({ type: 'failed', failure: { kind: 'photo', index: 0 } })
    expect(reports.map(({ next, done }) => next ?? done)).toEqual([0, 1, 2, 0])
  },
)
