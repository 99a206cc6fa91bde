/** What browsers call a picture of the clipboard, which has no file: Chromium and Firefox in English, in every language. */
const unnamed = /^(?:image\.\w+)?$/i

const two = (part: number) => String(part).padStart(2, '0')

/** `2026-01-31 09.05.07`, of the visitor's clock: no file system refuses it. */
const stampOf = (at: Date): string =>
  [
    [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-'),
    [two(at.getHours()), two(at.getMinutes()), two(at.getSeconds())].join('.'),
  ].join(' ')

const extensionOf = ({ type }: File): string => {
  const [, subtype = ''] = /^image\/(\w+)/.exec(type) ?? []
  return subtype === 'jpeg' ? 'jpg' : subtype || 'png'
}

/** Names pictures that the clipboard has without one, such as screenshots, after the time, so that each is another. */
export function namePasted(files: readonly File[], at: Date): readonly File[] {
  let count = 0
  return files.map((file) => {
    if (!unnamed.test(file.name)) return file
    count += 1
    const name = `${stampOf(at)}${count > 1 ? ` (${count})` : ''}.${extensionOf(file)}`
    return new File([file], name, { type: file.type, lastModified: file.lastModified })
  })
}
