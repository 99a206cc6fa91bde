import type { WorkStage } from '../../lib/image/image-work.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import { reasonOf } from '../../ui/files/image-error/messages.en.ts'
import { choice } from './shown/choice.en.ts'

const list = new Intl.ListFormat('en')

const sentence = ([first = '', ...rest]: readonly string[]) =>
  [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' · ')

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

const stages: Readonly<Record<WorkStage, string>> = {
  reading: 'Reading',
  decoding: 'Opening',
  resizing: 'Resizing',
  encoding: 'Encoding',
  improving: 'Optimising',
  checking: 'Comparing pixels',
}

/** Texts that both image tools share. */
export const batch = {
  drop: 'Drop images to add them',
  checking: 'Checking files',
  added: (count: number) => `${files(count)} added`,
  reason: reasonOf,
  files,

  shown: 'Current image',
  detailsOf: (name: string) => `Details of ${name}`,
  detailsShown: 'Details of the current image',
  downloadShown: 'Download the current image',
  removeShown: 'Remove the current image',
  rotateShown: 'Rotate the current image clockwise',
  cropShown: 'Crop the current image',
  state: {
    waiting: 'Waiting',
    early: 'Waiting to be optimised',
    done: 'Ready',
    failed: 'Failed',
    stopped: 'Stopped',
  },
  stopReasons: {
    cancelled: 'Stopped',
    'timed-out': 'Optimising took too long, so it was stopped. This is the result without it.',
    failed: 'Optimising failed. This is the result without it.',
  },
  skip: 'Skip',
  skipOf: (name: string) => `Skip optimising ${name}`,
  stage: (stage: WorkStage) => stages[stage],

  background: 'Background',
  backgroundHex: 'Background hex code',

  results: (count: number) => `Results (${count})`,
  resultsOf: (ready: number, count: number) => `Results (${ready} of ${count})`,
  showFailed: 'Show',
  readyOf: (ready: number, count: number) => `${ready} of ${count}`,
  failedCount: (count: number) => `${count} failed`,
  showFailedOf: 'Show failed files',
  showAll: 'Show all files',
  sums: (before: string, after: string) => `${before} → ${after}`,
  smaller: (percent: string) => `${percent} smaller`,
  larger: (percent: string) => `${percent} larger`,
  same: 'Same size',
  seconds: (seconds: string) => `${seconds} s`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  resized: (from: string, to: string) => `${from} → ${to} pixels`,
  samePixels: (size: string) => `${size} pixels`,
  failed: (count: number) => `${files(count)} failed`,
  atSmallest: (done: number, count: number) =>
    done === 1 ? `1 of ${count} is at its smallest` : `${done} of ${count} are at their smallest`,
  bestSoFar: 'Downloads use the best version of each file so far.',

  compare: (name: string) => `Compare ${name}`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  dragOut: (name: string) => `${name}. Drag it to the desktop or a folder to save the result`,
  downloadAll: 'Download all (ZIP)',
  packing: 'Creating ZIP...',
  packFailed: 'Couldn’t create the ZIP. Try again, or download the files one by one.',
  remove: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  recover: 'Recover what can be read',
  tryAgain: 'Try again',
  pickAgain: 'Choose it again',
  removeThis: 'Remove this file',

  undoEdit: { crop: 'Undo crop', turn: 'Undo rotation', both: 'Undo crop and rotation' },
  undoEditOf: (undo: string, name: string) => `${undo}: ${name}`,

  ...choice,

  animated: 'Animated image: only the first frame is used.',
  embedded: 'Raw photo: this is the largest JPEG the camera saved in it.',
  firstPage: (pages: number) => `Only page 1 of ${pages} is used.`,
  pageUsed: (page: number, pages: number) => `Page ${page} of ${pages} is used.`,
  frameUsed: (frame: number, frames: number) => `Animated image: frame ${frame} of ${frames} is used.`,
  recovered: 'Recovered: the missing part is blank.',
  carried: (kept: readonly string[], lost: readonly string[]) =>
    sentence([
      ...(kept.length > 0 ? [`${list.format(kept)} kept`] : []),
      ...(lost.length > 0 ? [`${list.format(lost)} removed`] : []),
    ]),
  parts: {
    'gain-map': 'HDR',
    video: 'video',
    'depth-map': 'depth map',
    pictures: 'extra images',
    appended: 'trailing data',
    captions: 'captions',
    details: 'metadata (location, camera)',
  },

  before: 'Before',
  after: 'After',
  slider: 'Before and after',
  sliderValue: (percent: number) => `${percent}% result`,
  fullSize: 'Zoom to 100%',
  announceEarly: (count: number) =>
    count === 1
      ? '1 file is ready to download. It’s still being optimised.'
      : `${count} files are ready to download. They’re still being optimised.`,
  announceDone: (count: number, sum: string) => `${files(count)} ready, ${sum}`,
}

export type BatchMessages = Translated<typeof batch>
