import type { Clock } from '../time/clock.ts'
import { createWorkerChannel, type StartWorker, type WorkerChannel, type WorkerFailure } from './workers.ts'

/** State of a worker after a response: still busy, free for the next task, or to be replaced as it has grown too large. */
export type WorkerFate = 'busy' | 'free' | 'recycle'

export type PoolTask<Request, Response> = {
  readonly request: Request
  /** Maximum time without a message before the task fails, in milliseconds. */
  readonly timeoutMs: number
  /** Memory that the task uses while it runs, in bytes. */
  readonly bytes: number
  /** Of the waiting tasks the lowest is next, by its rank at that moment; without one in the order they came. */
  readonly rank?: () => number
  /** A number under which the worker may keep something for a later task, which it then gets; null: nothing is kept. */
  readonly keep?: number | null
  /** Asks the worker to end the task, where it may keep something. */
  readonly stop?: Request
  readonly onResponse: (response: Response) => WorkerFate
  /** The worker failed; the task is over. */
  readonly failed: (failure: WorkerFailure) => void
}

export type WorkerPool<Request, Response> = {
  /**
   * Queues a task; the returned function removes it from the queue, or terminates the worker that runs it. With `gently`
   * a worker that may keep something is asked to end the task first, and terminated only if it does not at once.
   */
  run(task: PoolTask<Request, Response>): (gently?: boolean) => void
  /** Frees what a worker keeps under this number, unless it has a task that has not been stopped. */
  forget(keep: number): void
  /** Terminates every worker and drops every task. Later tasks start new workers. */
  close(): void
}

export type PoolOptions<Request, Message, Question extends Message> = {
  readonly url: string
  /** Maximum number of concurrent workers. */
  readonly size: number
  /** Bytes that the running tasks may use together; a task beyond it runs alone. */
  readonly budget: number
  /** Called with every message first: answers those with which a worker asks for something, whichever task it runs. */
  readonly answer?: (message: Message, worker: Pick<WorkerChannel<Request>, 'send'>) => message is Question
  readonly start?: StartWorker
  readonly clock?: Clock
}

type Slot<Request, Response> = {
  readonly channel: WorkerChannel<Request>
  task: PoolTask<Request, Response> | null
  /** What it may keep, of its last task. */
  keep: number | null
  /** Its task has been stopped and is about to end. */
  stopping: boolean
}

/** Time for a worker to end a task by itself, in milliseconds: what it keeps would not take much longer to make anew. */
const stopMs = 300

/**
 * A pool of workers that run tasks by rank or in FIFO order, one task per worker, within a memory budget. Workers are
 * started on demand and reused; failed ones are replaced.
 */
export function createWorkerPool<Request, Response, Question = never>(
  options: PoolOptions<Request, Response | Question, Question>,
): WorkerPool<Request, Response> {
  type Task = PoolTask<Request, Response>
  const answer = options.answer ?? ((_): _ is Question => false)
  const slots = new Set<Slot<Request, Response>>()
  let waiting: Task[] = []

  const running = () => [...slots].flatMap(({ task }) => task ?? [])
  const fits = (task: Task) => {
    const taken = running().reduce((sum, { bytes }) => sum + bytes, 0)
    return taken === 0 || taken + task.bytes <= options.budget
  }
  const end = (slot: Slot<Request, Response>) => {
    slots.delete(slot)
    slot.channel.terminate()
  }

  /** One worker at most keeps something while it has no task. */
  const endOthers = (but: Slot<Request, Response> | undefined) => {
    for (const slot of slots) if (slot !== but && slot.task === null && slot.keep !== null) end(slot)
  }

  const open = (): Slot<Request, Response> => {
    const channel = createWorkerChannel<Request, Response | Question>(
      {
        url: options.url,
        ...(options.start ? { start: options.start } : {}),
        ...(options.clock ? { clock: options.clock } : {}),
      },
      {
        onResponse(response) {
          if (answer(response, channel)) return
          const { task } = slot
          if (!task) return
          const fate = task.onResponse(response)
          // The callback may have cancelled its own task, and the slot may already have another.
          if (fate === 'busy' || slot.task !== task) return
          slot.task = null
          slot.stopping = false
          channel.settled()
          if (fate === 'recycle') end(slot)
          else if (slot.keep !== null) endOthers(slot)
          next()
        },
        failed(failure) {
          slots.delete(slot)
          slot.task?.failed(failure)
          next()
        },
      },
    )
    const slot: Slot<Request, Response> = { channel, task: null, keep: null, stopping: false }
    slots.add(slot)
    return slot
  }

  const next = () => {
    for (;;) {
      const task = firstOf(waiting)
      if (!task || !fits(task)) return
      const { keep = null } = task
      const keeper = [...slots].find((slot) => keep !== null && slot.keep === keep)
      if (keeper?.stopping) return
      const idle = keeper?.task === null ? keeper : [...slots].find((slot) => slot.task === null)
      if (!idle && slots.size >= options.size) return
      if (keep !== null) endOthers(idle)
      waiting = waiting.filter((each) => each !== task)
      const slot = idle ?? open()
      slot.task = task
      slot.keep = keep
      slot.channel.send(task.request, task.timeoutMs)
    }
  }

  /** Of many tasks that are cancelled together, none is to start as another one ends. */
  const nextLater = () => queueMicrotask(next)

  return {
    run(task) {
      waiting = [...waiting, task]
      next()
      return (gently = false) => {
        waiting = waiting.filter((each) => each !== task)
        const slot = [...slots].find((each) => each.task === task)
        if (!slot) return
        if (gently && task.stop !== undefined && slot.keep !== null) {
          slot.task = { ...task, failed: () => {} }
          slot.stopping = true
          // Otherwise the longer time of the task would apply.
          slot.channel.settled()
          slot.channel.send(task.stop, stopMs)
          return
        }
        slot.task = null
        end(slot)
        nextLater()
      }
    },
    forget(keep) {
      for (const slot of slots) if (slot.keep === keep && (slot.task === null || slot.stopping)) end(slot)
      nextLater()
    },
    close() {
      waiting = []
      for (const slot of slots) end(slot)
    },
  }
}

/** The task with the lowest rank; of equal ones the first. */
function firstOf<Task extends Pick<PoolTask<never, never>, 'rank'>>(
  tasks: readonly Task[],
): Task | undefined {
  let [first] = tasks
  let lowest = first?.rank?.() ?? 0
  for (const task of tasks) {
    const rank = task.rank?.() ?? 0
    if (rank < lowest) [first, lowest] = [task, rank]
  }
  return first
}
