import { describe, expect, it, vi } from 'vitest'
import { type Folder, pickFolder, writeToFolder } from './folder.ts'

const named = (name: string) => Object.assign(new Error(name), { name })
const filesOf = (...names: string[]) => names.map((name) => ({ name, blob: new Blob([`new ${name}`]) }))

type Fault = {
  readonly at: 'create' | 'open' | 'write' | 'close'
  readonly file: string
  readonly name: string
}

/** A folder of a file system that tells no upper from lower case. */
function fakeFolder(before: Record<string, string> = {}, fault?: Fault, folders: readonly string[] = []) {
  const contents = new Map(Object.entries(before))
  const open = new Set<string>()
  const keyOf = (name: string) => [...contents.keys()].find((key) => key.toLowerCase() === name.toLowerCase())
  const fail = (at: Fault['at'], file: string) => {
    if (fault?.at === at && fault.file === file) throw named(fault.name)
  }
  const folder: Folder = {
    name: 'results',
    async getFileHandle(name, options) {
      if (folders.includes(name)) throw named('TypeMismatchError')
      if (options?.create) fail('create', name)
      else if (keyOf(name) === undefined) throw named('NotFoundError')
      const key = keyOf(name) ?? name
      if (!contents.has(key)) contents.set(key, '')
      return {
        async createWritable() {
          fail('open', name)
          open.add(name)
          let text = ''
          return new WritableStream({
            write(bytes) {
              // Of a stream that fails by itself nothing is closed or aborted.
              open.delete(name)
              fail('write', name)
              open.add(name)
              text += new TextDecoder().decode(bytes)
            },
            close() {
              open.delete(name)
              fail('close', name)
              contents.set(key, text)
            },
            abort() {
              open.delete(name)
            },
          })
        },
      }
    },
    async removeEntry(name) {
      contents.delete(name)
    },
  }
  return { folder, contents, open }
}

const write = (folder: Folder, files: ReturnType<typeof filesOf>, signal = new AbortController().signal) => {
  const progress: number[] = []
  return writeToFolder(folder, files, { signal, onProgress: (done) => progress.push(done) }).then(
    (report) => ({
      ...report,
      progress,
    }),
  )
}

describe('writeToFolder', () => {
  it('writes all files and says how far it is', async () => {
    const { folder, contents, open } = fakeFolder()
    expect(await write(folder, filesOf('a.jpg', 'b.jpg'))).toEqual({
      saved: 2,
      renamed: [],
      failed: [],
      left: [],
      stopped: false,
      progress: [1, 2],
    })
    expect([...contents]).toEqual([
      ['a.jpg', 'new a.jpg'],
      ['b.jpg', 'new b.jpg'],
    ])
    expect(open.size).toBe(0)
  })

  it('replaces no file, whatever its case, and no folder', async () => {
    const { folder, contents } = fakeFolder({ 'A.jpg': 'old', 'a (2).jpg': 'old' }, undefined, ['b.jpg'])
    const { renamed } = await write(folder, filesOf('a.jpg', 'b.jpg'))
    expect(renamed).toEqual([
      { name: 'a.jpg', as: 'a (3).jpg' },
      { name: 'b.jpg', as: 'b (2).jpg' },
    ])
    expect(contents.get('A.jpg')).toBe('old')
    expect(contents.get('a (2).jpg')).toBe('old')
    expect(contents.get('a (3).jpg')).toBe('new a.jpg')
  })

  it('writes under safe, distinct names', async () => {
    const { folder, contents } = fakeFolder()
    await write(folder, filesOf('../a:b.jpg', 'x.jpg', 'X.jpg', 'photo\u202egpj.exe'))
    expect([...contents.keys()]).toEqual(['-a-b.jpg', 'x.jpg', 'X (2).jpg', 'photogpj.exe'])
  })

  it.each([
    ['open', 'QuotaExceededError', 'full'],
    ['write', 'QuotaExceededError', 'full'],
    ['close', 'QuotaExceededError', 'full'],
    ['create', 'NotAllowedError', 'denied'],
    ['write', 'NotAllowedError', 'denied'],
    ['create', 'NotFoundError', 'gone'],
  ] as const)('ends when to %s fails with %s, and leaves no part of a file', async (at, name, fault) => {
    const { folder, contents, open } = fakeFolder({}, { at, file: 'b.jpg', name })
    const report = await write(folder, filesOf('a.jpg', 'b.jpg', 'c.jpg'))
    expect(report).toMatchObject({
      saved: 1,
      failed: [{ name: 'b.jpg', fault }],
      left: ['c.jpg'],
      stopped: false,
    })
    expect([...contents.keys()]).toEqual(['a.jpg'])
    expect(open.size).toBe(0)
  })

  it('goes on after a file that alone cannot be written', async () => {
    const { folder, contents } = fakeFolder({}, { at: 'create', file: 'a.lnk', name: 'TypeError' })
    const report = await write(folder, filesOf('a.lnk', 'b.jpg'))
    expect(report).toMatchObject({ saved: 1, failed: [{ name: 'a.lnk', fault: 'failed' }], left: [] })
    expect([...contents.keys()]).toEqual(['b.jpg'])
  })

  it('was not stopped when nothing was left', async () => {
    const stop = new AbortController()
    const { folder } = fakeFolder()
    const onProgress = () => stop.abort()
    const report = await writeToFolder(folder, filesOf('a.jpg'), { signal: stop.signal, onProgress })
    expect(report).toMatchObject({ saved: 1, left: [], stopped: false })
  })

  it('stops in the middle of a file and keeps those before it', async () => {
    const stop = new AbortController()
    const { folder, contents, open } = fakeFolder()
    const [first, , third] = filesOf('a.jpg', 'b.jpg', 'c.jpg')
    const endless = { name: 'b.jpg', blob: new Blob() }
    endless.blob.stream = () =>
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new Uint8Array(1))
          stop.abort()
        },
      })
    const report = await write(
      folder,
      [first, endless, third].filter((file) => file !== undefined),
      stop.signal,
    )
    expect(report).toMatchObject({ saved: 1, failed: [], left: ['b.jpg', 'c.jpg'], stopped: true })
    await vi.waitFor(() => expect([...contents.keys()]).toEqual(['a.jpg']))
    expect(open.size).toBe(0)
  })
})

it.each([
  ['AbortError', 'cancelled'],
  ['SecurityError', 'refused'],
  ['NotAllowedError', 'refused'],
])('a picker that ends with %s is %s', async (name, outcome) => {
  const showDirectoryPicker = () => Promise.reject(named(name))
  expect(await pickFolder({ showDirectoryPicker })).toBe(outcome)
})
