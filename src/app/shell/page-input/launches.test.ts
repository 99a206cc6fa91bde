import { expect, test, vi } from 'vitest'
import { followLaunches, type LaunchQueue } from './launches.ts'

type Consume = Parameters<LaunchQueue['setConsumer']>[0]

/** Files are read in a promise. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

function follow(opened = 'https://toolnook.example/') {
  let consume: Consume = () => {}
  const launched = { onFiles: vi.fn(), onText: vi.fn(), onPath: vi.fn() }
  const launchQueue: LaunchQueue = {
    setConsumer(given) {
      consume = given
    },
  }
  followLaunches({ launchQueue }, opened, launched)
  return { ...launched, launch: (...params: Parameters<Consume>) => consume(...params) }
}

const handle = (file: File) => ({ getFile: () => Promise.resolve(file) })

test('files of the desktop are read, without those that cannot be', async () => {
  const { launch, onFiles, onPath } = follow()
  const photo = new File(['x'], 'photo.png')
  launch({
    targetURL: 'https://toolnook.example/',
    files: [handle(photo), { getFile: () => Promise.reject(new Error('gone')) }] as never,
  })
  await settled()
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo])
  expect(onPath).not.toHaveBeenCalled()
})

test('nothing comes of files that are all gone', async () => {
  const { launch, onFiles } = follow()
  launch({ files: [{ getFile: () => Promise.reject(new Error('gone')) }] })
  await settled()
  expect(onFiles).not.toHaveBeenCalled()
})

test('a text that is shared with the open window arrives; that of its own address is held by begin.js', () => {
  const shared = 'https://toolnook.example/?shared-text=hello'
  const { launch, onText } = follow(shared)
  launch({ targetURL: shared })
  expect(onText).not.toHaveBeenCalled()
  launch({ targetURL: shared })
  expect(onText).toHaveBeenCalledExactlyOnceWith('hello')
})

test('a shortcut opens its page, and starting the app anew none', () => {
  const { launch, onPath } = follow()
  launch({ targetURL: 'https://toolnook.example/' })
  launch({ targetURL: 'https://toolnook.example/tr' })
  expect(onPath).not.toHaveBeenCalled()
  launch({ targetURL: 'https://toolnook.example/tr/tools/qr-generator' })
  expect(onPath).toHaveBeenCalledExactlyOnceWith('/tr/tools/qr-generator')
})

test('browsers without launches are left alone', () => {
  expect(() => followLaunches({}, '', { onFiles() {}, onText() {}, onPath() {} })).not.toThrow()
})
