import { serveWork } from '../../lib/image/browser/serve-work.ts'
import { convert } from './worker/convert.ts'

serveWork(convert)
