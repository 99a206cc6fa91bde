import { serveWork } from '../../lib/image/browser/serve-work.ts'
import { checkLargeSize } from '../../lib/image/header/large-size.ts'
import { compress } from './worker/compress.ts'

serveWork(compress, checkLargeSize)
