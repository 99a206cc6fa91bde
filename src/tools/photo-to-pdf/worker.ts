import { firstUnreadable } from '../../lib/image/browser/decode/blob-source.ts'
import type { WorkerRequest, WorkerResponse } from './core/worker-messages.ts'
import { inspect } from './worker/inspect.ts'
import { recover } from './worker/recover.ts'
import { thumbnail } from './worker/thumbnail.ts'

type Response = WorkerResponse<Blob, ImageBitmap>

const inspections = createQueue()
const thumbnails = createQueue()

/** Runs tasks one at a time: reading or decoding a hundred photos at once would exhaust memory. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => {})
    return result
  }
}

function respond(message: Response, transfer: Transferable[] = []) {
  postMessage(message, transfer)
}

async function handle(request: WorkerRequest<File>): Promise<void> {
  const { id } = request
  switch (request.type) {
    case 'inspect': {
      const inspection = await inspections(() => inspect(request.file))
      return respond({ type: 'inspected', id, inspection })
    }
    case 'recover': {
      const recovery = await inspections(() => recover(request.file))
      return respond({ type: 'recovered', id, recovery })
    }
    case 'thumbnail': {
      const picture = await thumbnails(() => thumbnail(request.file, request.side)).catch(() => null)
      return respond({ type: 'thumbnail', id, picture }, picture ? [picture] : [])
    }
    case 'probe': {
      const index = await firstUnreadable(request.files)
      const name = index === null ? undefined : request.files[index]?.name
      return respond({
        type: 'probed',
        id,
        unreadable: index === null || name === undefined ? null : { index, name },
      })
    }
  }
}

addEventListener('message', (event: MessageEvent<WorkerRequest<File>>) => {
  void handle(event.data)
})
