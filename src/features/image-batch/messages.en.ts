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
  improving: 'Making it smaller',
  checking: 'Comparing pixels',
}

/** Texts that both image tools share. */
export const batch = {
  drop: 'Drop pictures to add them',
  checking: 'Checking files',
  added: (count: number) => `${files(count)} added`,
  reason: reasonOf,
  files,

  shown: 'Shown picture',
  detailsOf: (name: string) => `Details of ${name}`,
  detailsShown: 'Details of the shown picture',
  downloadShown: 'Download the shown picture',
  removeShown: 'Remove the shown picture',
  rotateShown: 'Rotate the shown picture clockwise',
  cropShown: 'Crop the shown picture',
  state: {
    waiting: 'Waiting',
    early: 'Waiting to be made smaller',
    done: 'Ready',
    failed: 'Failed',
    stopped: 'Stopped',
  },
  stopReasons: {
    cancelled: 'Stopped',
    'timed-out': 'Making it smaller took too long and was stopped. This is the first result.',
    failed: 'Making it smaller failed. This is the first result.',
  },
  skip: 'Skip',
  skipOf: (name: string) => `Skip making ${name} smaller`,
  stage: (stage: WorkStage) => stages[stage],

  background: 'Background',
  backgroundHex: 'Background as hex',

  results: (count: number) => `Results (${count})`,
  resultsOf: (ready: number, count: number) => `Results (${ready} of ${count})`,
  showFailed: 'Show',
  readyOf: (ready: number, count: number) => `${ready} of ${count}`,
  failedCount: (count: number) => `${count} failed`,
  showFailedOf: 'Show the files that failed',
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
  bestSoFar: 'A download takes the best of each file so far.',

  compare: (name: string) => `Compare ${name}`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  dragOut: (name: string) => `${name}. Drag it to the desktop or into a folder to save the result`,
  downloadAll: 'Download all (ZIP)',
  packing: 'Packing...',
  packFailed: 'The ZIP could not be made. Try again, or download the files one by one.',
  remove: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  recover: 'Recover the readable part',
  tryAgain: 'Try again',
  pickAgain: 'Pick it again',
  removeThis: 'Remove this file',

  undoEdit: { crop: 'Undo crop', turn: 'Undo rotation', both: 'Undo crop and rotation' },
  undoEditOf: (undo: string, name: string) => `${undo}: ${name}`,

  ...choice,

  animated: 'Animated: only the first picture is used.',
  embedded: 'Raw photo: this is the largest JPEG that the camera saved in it.',
  firstPage: (pages: number) => `Pages: ${pages}. Only the first is used.`,
  pageUsed: (page: number, pages: number) => `Pages: ${pages}. Page ${page} is used.`,
  frameUsed: (frame: number, frames: number) => `Animated: frame ${frame} of ${frames} is used.`,
  recovered: 'Recovered: the missing part is blank.',
  carried: (kept: readonly string[], lost: readonly string[]) =>
    sentence([
      ...(kept.length > 0 ? [`${list.format(kept)} kept`] : []),
      ...(lost.length > 0 ? [`${list.format(lost)} left out`] : []),
    ]),
  parts: {
    'gain-map': 'HDR',
    video: 'video',
    'depth-map': 'depth map',
    pictures: 'further pictures',
    appended: 'data behind the picture',
    captions: 'captions',
    details: 'photo details (location, camera)',
  },

  before: 'Before',
  after: 'After',
  slider: 'How much of the result is shown',
  sliderValue: (percent: number) => `${percent}% result`,
  fullSize: 'Zoom to 100%',
  announceEarly: (count: number) =>
    count === 1
      ? '1 file can be downloaded. It is still being made smaller.'
      : `${count} files can be downloaded. They are still being made smaller.`,
  announceDone: (count: number, sum: string) => `${files(count)} ready, ${sum}`,
}

export type BatchMessages = Translated<typeof batch>
