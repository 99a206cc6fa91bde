import { expect, it } from 'vitest'
import { createToolTransfer } from './tool-transfer.ts'

const file = new File(['x'], 'a.png', { type: 'image/png' })

it('transfers once, with the same File objects', () => {
  const desk = createToolTransfer()
  desk.offer({ from: 'home', to: 'image-compressor', files: [file] })
  expect(desk.take('image-compressor')?.files?.[0]).toBe(file)
  expect(desk.take('image-compressor')).toBeUndefined()
})

it('does not give one tool the transfer for another', () => {
  const desk = createToolTransfer()
  desk.offer({ from: 'word-counter', to: 'qr-code', text: 'hello' })
  expect(desk.take('word-counter')).toBeUndefined()
  expect(desk.take('qr-code')).toEqual({ from: 'word-counter', to: 'qr-code', text: 'hello' })
})

it('stores only the latest offer', () => {
  const desk = createToolTransfer()
  desk.offer({ from: 'a', to: 'qr-code', text: '1' })
  desk.offer({ from: 'a', to: 'word-counter', text: '2' })
  expect(desk.take('qr-code')).toBeUndefined()
  expect(desk.take('word-counter')?.text).toBe('2')
})
