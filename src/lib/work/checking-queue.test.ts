import { expect, it } from 'vitest'
import { type Checking, createCheckingQueue } from './checking-queue.ts'

function setUp() {
  const progress: string[] = []
  const checked: string[] = []
  const ended: number[] = []
  const show = (checking: Checking | null) => (checking ? `${checking.done}/${checking.total}` : 'none')
  const queue = createCheckingQueue((checking) => progress.push(show(checking)))
  let letGo = () => {}
  const add = (...items: string[]) =>
    queue.add(items, {
      check: async (item) => {
        if (item.startsWith('hangs')) await new Promise<void>((resolve) => (letGo = resolve))
        if (item.startsWith('fails')) throw new Error(item)
        return item.toUpperCase()
      },
      onChecked: (result, item) => checked.push(`${item} ${result}`),
      onEnd: () => ended.push(items.length),
    })
  return { queue, add, progress, checked, ended, letGo: () => letGo() }
}

it('counts the further parts of an item that is being checked, and those that are done', async () => {
  const { queue, add, progress, letGo } = setUp()
  const added = add('hangs', 'b')
  await expect.poll(() => progress).toEqual(['0/2'])
  queue.parts(2, 0)
  queue.parts(0, 1)
  queue.parts(0, 1)
  letGo()
  await added
  queue.parts(1, 1)
  expect(progress).toEqual(['0/2', '0/4', '1/4', '2/4', '3/4', '4/4', 'none'])
})

it('checks picks in the order in which they came and counts them together', async () => {
  const { add, progress, checked, ended } = setUp()
  expect(await Promise.all([add('a', 'b'), add('c')])).toEqual([true, true])
  expect(checked).toEqual(['a A', 'b B', 'c C'])
  expect(ended).toEqual([2, 1])
  expect(progress).toEqual(['0/2', '0/3', '1/3', '2/3', '3/3', 'none'])
})

it('counts anew once nothing is left', async () => {
  const { add, progress } = setUp()
  await add('a')
  await add('b')
  expect(progress).toEqual(['0/1', '1/1', 'none', '0/1', '1/1', 'none'])
})

it('a stop drops what is left and the result of the running check, and allows another pick', async () => {
  const { queue, add, progress, checked, ended, letGo } = setUp()
  const [stopped, dropped] = [add('a', 'hangs', 'b'), add('c')]
  await expect.poll(() => checked).toEqual(['a A'])
  queue.stop()
  letGo()
  expect(await Promise.all([stopped, dropped])).toEqual([false, false])
  expect(await add('d')).toBe(true)
  expect(checked).toEqual(['a A', 'd D'])
  expect(ended).toEqual([3, 1, 1])
  expect(progress.slice(-4)).toEqual(['none', '0/1', '1/1', 'none'])
})

it('a check that fails rejects its own pick alone', async () => {
  const { add, checked, progress } = setUp()
  const [failed, next] = [add('fails', 'b'), add('a')]
  await expect(failed).rejects.toThrow('fails')
  expect(await next).toBe(true)
  expect(checked).toEqual(['a A'])
  expect(progress).toEqual(['0/2', '0/3', '0/1', '1/1', 'none'])
})

it('an empty pick ends at once', async () => {
  const { add, progress } = setUp()
  expect(await add()).toBe(true)
  expect(progress).toEqual(['0/0', 'none'])
})

it('a stop takes what is left of the running check', async () => {
  const { queue, letGo } = setUp()
  const checked: string[] = []
  let end = () => {}
  const added = queue.add(['a', 'b'], {
    check: (item) => new Promise<string>((resolve) => (end = () => resolve(`${item} in part`))),
    onChecked: (result) => checked.push(result),
    left: (result) => (result.startsWith('a') ? `left of ${result}` : null),
  })
  await expect.poll(() => end.length).toBe(0)
  queue.stop()
  end()
  letGo()
  expect(await added).toBe(false)
  expect(checked).toEqual(['left of a in part'])
})
