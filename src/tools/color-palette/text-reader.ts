import type { TextReader } from '../../registry/manifest.ts'

/** Whether the browser accepts one or two words as a colour, such as `tomato`; not `inherit`, nor the device's `canvas`. */
const isColourName = (text: string) => {
  const name = text.trim().replaceAll(' ', '')
  return (
    /^[a-z]{3,20}$/i.test(name) &&
    !/^(inherit|initial|unset|revert|revertlayer|transparent|currentcolor|canvas|field|mark|menu|window|background|scrollbar|highlight|.*(text|face|border|item|caption|shadow))$/i.test(
      name,
    ) &&
    typeof CSS !== 'undefined' &&
    CSS.supports('color', name)
  )
}

export const textReader: TextReader = {
  likelihood(text) {
    if (/^\s*#[0-9a-f]{6}\s*$/i.test(text)) return 1
    return isColourName(text) ? 0.6 : 0
  },
}
