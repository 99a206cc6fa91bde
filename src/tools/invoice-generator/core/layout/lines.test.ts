import { describe, expect, it } from 'vitest'
import { breakLines, type Measure } from './lines.ts'

/** Wide characters take two, others one. */
const measure: Measure = (text) => {
  const width = [...text].reduce((sum, each) => sum + (/[\u1100-\uffdc]/.test(each) ? 2 : 1), 0)
  return { runs: [], width }
}
const lines = (text: string, width: number) => breakLines(text, width, { size: 10, bold: false }, measure)

describe('line breaking in scripts without spaces', () => {
  it('breaks between Han characters and kana, as late as possible', () => {
    expect(lines('東京都港区赤坂一丁目', 8)).toEqual(['東京都港', '区赤坂一', '丁目'])
  })

  it('does not start lines with closing punctuation, small kana or a prolonged sound mark, nor end them with opening punctuation', () => {
    expect(lines('東京都港。区', 8)).toEqual(['東京都', '港。区'])
    expect(lines('サーバー', 6)).toEqual(['サー', 'バー'])
    expect(lines('ウェブちょ', 8)).toEqual(['ウェブ', 'ちょ'])
    expect(lines('東京都「港区」', 8)).toEqual(['東京都', '「港区」'])
    expect(lines('東京都￥500', 8)).toEqual(['東京都', '￥500'])
  })

  it('does not break inside Latin words and numbers', () => {
    expect(lines('株式会社Nook東京', 10)).toEqual(['株式会社', 'Nook東京'])
    expect(lines('電話03-1234', 8)).toEqual(['電話03-', '1234'])
  })

  it('breaks Korean at spaces', () => {
    expect(lines('서울특별시 강남구 테헤란로', 16)).toEqual(['서울특별시', '강남구 테헤란로'])
    expect(lines('서울특별시', 6)).toEqual(['서울특', '별시'])
  })

  it('loses no character', () => {
    const text = '吾輩は猫である。名前はまだ無い。「どこで生れたか」とんと見当がつかぬ。'
    for (let width = 2; width < 40; width += 1) expect(lines(text, width).join('')).toBe(text)
  })
})

describe('no-break spaces', () => {
  it('prevent a break inside an amount', () => {
    expect(lines('Total 1\u00a0234,50\u00a0€', 12)).toEqual(['Total', '1\u00a0234,50\u00a0€'])
  })

  it('are broken before words are, if the text is too wide', () => {
    expect(lines('one\u00a0two\u00a0three', 8)).toEqual(['one\u00a0two', 'three'])
  })
})
