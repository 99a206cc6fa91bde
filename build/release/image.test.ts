import { describe, expect, it } from 'vitest'
import { FixableError } from '../commands/support/install.js'
import { findEngine, makeImage } from './image.js'

type Answer = { readonly status: number | null; readonly stdout: string }
const [yes, no, absent]: readonly Answer[] = [
  { status: 0, stdout: '' },
  { status: 1, stdout: '' },
  { status: null, stdout: '' },
]
/** Fake programs by name and first parameter. */
const computer =
  (answers: Readonly<Record<string, Answer | undefined>>) =>
  (program: string, [first = '']: readonly string[]): Answer =>
    answers[`${program} ${first}`] ?? { status: null, stdout: '' }

describe('the engine', () => {
  it('is the one whose server responds', () => {
    expect(findEngine(computer({ 'docker version': yes }))).toBe('docker')
    expect(findEngine(computer({ 'docker version': no, 'podman info': yes }))).toBe('podman')
  })

  it('is missing without a program', () => {
    const find = () => findEngine(computer({ 'docker version': absent }))
    expect(find).toThrow(FixableError)
    expect(find).toThrow('neither docker nor podman')
  })

  it('is missing if there is only its client', () => {
    const find = () => findEngine(computer({ 'docker version': no, 'docker --version': yes }))
    expect(find).toThrow('docker is installed, but its engine does not answer')
  })
})

describe('the image', () => {
  const release = { version: '1.0.0', file: 'release/image.tar', expected: '{"build":"1"}\n' }
  const make = (answers: Readonly<Record<string, Answer | undefined>>) => {
    const calls: string[] = []
    const run = (program: string, parameters: readonly string[]) => {
      calls.push([program, ...parameters].join(' '))
      return computer(answers)(program, parameters)
    }
    const ask = computer({ 'docker version': yes })
    const engine = () => makeImage(release, { ask, run })
    return { calls, engine }
  }
  const sameSite = { 'docker build': yes, 'docker run': { status: 0, stdout: release.expected } }

  it('is saved if it contains the released site', () => {
    const { calls, engine } = make({ ...sameSite, 'docker save': yes })
    expect(engine()).toBe('docker')
    expect(calls.at(-1)).toBe('docker save --output release/image.tar toolnook:1.0.0')
  })

  it('is not saved if it contains another site', () => {
    const { calls, engine } = make({ ...sameSite, 'docker run': { status: 0, stdout: '{"build":"2"}\n' } })
    expect(engine).toThrow('another build')
    expect(calls.join('\n')).not.toContain('save')
  })

  it.each(['build', 'run', 'save'])('is not there when %s fails', (command) => {
    const { engine } = make({ ...sameSite, 'docker save': yes, [`docker ${command}`]: no })
    expect(engine).toThrow('docker could not')
  })
})
