import { firstUnreadable } from '../../lib/image/browser/decode/blob-source.ts'
import type { AnswerFromWorker, Progress, RequestToWorker } from './core/messages-to-worker.ts'
import { convert } from './worker/convert.ts'
import { inspect } from './worker/inspect.ts'
import { recover } from './worker/recover.ts'
import { thumbnail } from './worker/thumbnail.ts'

type Answer = AnswerFromWorker<Blob, ImageBitmap>

const cancelled = new Set<number>()
const inspections = queue()
const thumbnails = queue()

/** Runs tasks one at a time: a hundred photos read or decoded at once would fill the memory. */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => {})
    return turn
  }
}

function answer(message: Answer, transfer: Transferable[] = []) {
  postMessage(message, transfer)
}

async function handle(request: RequestToWorker<File>): Promise<void> {
  const { id } = request
  switch (request.type) {
    case 'inspect': {
      const inspection = await inspections(() => inspect(request.file))
      return answer({ type: 'inspected', id, inspection })
    }
    case 'recover': {
      const recovery = await inspections(() => recover(request.file))
      return answer({ type: 'recovered', id, recovery })
    }
    case 'thumbnail': {
      const picture = await thumbnails(() => thumbnail(request.file, request.side)).catch(() => null)
      return answer({ type: 'thumbnail', id, picture }, picture ? [picture] : [])
    }
    case 'convert': {
      const report = (progress: Progress) => answer({ type: 'progress', id, ...progress })
      const outcome = await convert(request, report, () => cancelled.has(id))
      cancelled.delete(id)
      return answer({ id, ...outcome })
    }
    case 'probe': {
      const index = await firstUnreadable(request.files)
      const name = index === null ? undefined : request.files[index]?.name
      return answer({
        type: 'probed',
        id,
        unreadable: index === null || name === undefined ? null : { index, name },
      })
    }
    case 'cancel':
      cancelled.add(id)
  }
}

addEventListener('message', (event: MessageEvent<RequestToWorker<File>>) => {
  void handle(event.data)
})
