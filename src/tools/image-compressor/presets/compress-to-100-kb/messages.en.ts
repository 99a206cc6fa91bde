import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Compress an image to 100 KB',
  description:
    'Make a photo fit a form that takes no more than 100 KB: as close to that size as possible, and on your device.',
  keywords:
    'compress reduce shrink photo picture image 100 kb 100kb jpg form application portrait signature upload limit',
}

export const messages: PresetMessages = {
  title: 'Compress an Image to 100 KB',
  intro: 'The file size is set to 100 KB. Add photos, and each becomes a JPEG of no more than that.',
  sections: [
    {
      title: 'Where 100 KB is asked for',
      text: 'Upload forms of authorities, universities and job portals often take no more than this for a portrait or a signature. Many also state a width and a height. Enter those as “Max Width” and “Max Height”: the aspect ratio is kept, and the fewer pixels share the 100 KB, the better each of them looks.',
    },
    {
      title: 'What a phone photo looks like then',
      text: 'A photo of 12 megapixels (4032 × 3024 pixels, 3.26 MB) became a JPEG of 97.76 KB here, at 1440 × 1080 pixels. Measured against the uncompressed picture of the same dimensions, its look was 47 of 100. With the preset “Web (800 × 600)” it was 75, in 98.32 KB.',
    },
    {
      title: 'If the form still says “too large”',
      text: '1 KB is 1,024 bytes here, so 100 KB is 102,400 bytes. Some forms count 1,000 bytes to the kilobyte. For those enter 97, which is 99,328 bytes at most.',
    },
  ],
}
