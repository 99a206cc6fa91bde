import { serveWork } from '../../lib/image/browser/serve-work.ts'
import { compress } from './worker/compress.ts'

serveWork(compress)
