import type { Translated } from '../../lib/i18n.ts'
import type { WorkError, WorkStage } from '../../lib/image/image-work.ts'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

const kinds: Readonly<Record<string, string>> = {
  'jpeg-12-bit': 'JPEG with 12 bits a colour',
  'jpeg-lossless': 'lossless JPEG',
  'jpeg-arithmetic': 'arithmetic JPEG',
  'jpeg-components': 'JPEG with unusual colours',
}

export function reasonOf(error: WorkError): string {
  switch (error.kind) {
    case 'empty':
      return 'The file is empty.'
    case 'not-an-image':
      return 'This is not a picture.'
    case 'truncated':
      return 'The file is cut off: a part of the picture is missing.'
    case 'corrupt':
      return 'The file is damaged.'
    case 'too-large':
      return `${error.width} × ${error.height} pixels are too many to open safely. Make the picture smaller with a program on this device first.`
    case 'unsupported':
      return `This browser cannot open this kind of picture (${kinds[error.format] ?? error.format.toUpperCase()}). Save it as JPEG or PNG first.`
    case 'not-looked-at':
      return 'The browser could not open it for this page.'
    case 'unreadable':
      return 'The file was changed, moved or deleted after it was picked. Pick it again.'
    case 'unexpected':
      return 'The browser could not finish, perhaps because memory ran out. Close other tabs and try again.'
  }
}

const stages: Readonly<Record<WorkStage, string>> = {
  reading: 'Reading',
  decoding: 'Opening',
  resizing: 'Resizing',
  encoding: 'Encoding',
  improving: 'Making it smaller',
  checking: 'Comparing pixels',
}

/** What both image tools say of many files. */
export const batch = {
  drop: 'Drop pictures to add them',
  checking: 'Checking files',
  added: (count: number) => `${files(count)} added`,
  reason: reasonOf,
  files,

  waiting: 'Waiting',
  stopped: 'Stopped',
  skip: 'Skip',
  skipOf: (name: string) => `Skip making ${name} smaller`,
  stage: (stage: WorkStage) => stages[stage],

  results: (count: number) => `Results (${count})`,
  sums: (before: string, after: string) => `${before} → ${after}`,
  smaller: (percent: string) => `${percent} smaller`,
  larger: (percent: string) => `${percent} larger`,
  same: 'Same size',
  seconds: (seconds: string) => `${seconds} s`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  resized: (from: string, to: string) => `${from} → ${to} pixels`,
  keptPixels: (size: string) => `${size} pixels`,
  failed: (count: number) => `${files(count)} failed`,

  compare: (name: string) => `Compare ${name}`,
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  downloadAll: 'Download all (ZIP)',
  packing: 'Packing...',
  packFailed: 'The ZIP could not be made. Download the files one by one.',
  remove: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  recover: 'Recover the readable part',
  tryAgain: 'Try again',

  animated: 'Animated: only the first picture is used.',
  recovered: 'Recovered: the missing part is blank.',
  detailsLeftOut: 'Location, camera and other details were left out.',

  before: 'Before',
  after: 'After',
  slider: 'How much of the result is shown',
  sliderValue: (percent: number) => `${percent}% result`,
  fullSize: 'Zoom to 100%',
  announceDone: (count: number, sum: string) => `${files(count)} ready, ${sum}`,
}

export type BatchMessages = Translated<typeof batch>
