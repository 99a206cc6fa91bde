/** What a tool offers to do with another one's result: its id, and after a dot the part of it that takes the result. */
type Step = string

const ofPicture: readonly Step[] = [
  'photo-to-pdf',
  'color-palette',
  'invoice-generator.logo',
  'qr-generator.logo',
]
const ofPage: readonly Step[] = ['image-converter', 'photo-to-pdf', 'image-compressor', 'color-palette']

/**
 * What every tool shows under the result of its main job. A unit test compares it with the manifests; a browser test
 * presses every button.
 */
export const nextSteps: Readonly<Record<string, readonly Step[]>> = {
  'image-compressor': ['image-converter', ...ofPicture],
  'image-converter': ['image-compressor', ...ofPicture],
  'motivation-quotes': [...ofPage, 'word-counter.text', 'qr-generator.content'],
  'qr-generator': [
    'image-converter',
    'image-compressor',
    'photo-to-pdf',
    'color-palette',
    'invoice-generator.logo',
  ],
  'color-palette': [
    'image-converter',
    'photo-to-pdf',
    'image-compressor',
    'invoice-generator.accent',
    'qr-generator.color',
  ],
  'word-counter': ['qr-generator.content'],
}

/** The manifests would allow these too: a sheet of colours and a poster are no logos. */
export const leftOut: Readonly<Record<string, readonly Step[]>> = {
  'motivation-quotes': ['invoice-generator.logo', 'qr-generator.logo'],
  'color-palette': ['invoice-generator.logo', 'qr-generator.logo'],
}
