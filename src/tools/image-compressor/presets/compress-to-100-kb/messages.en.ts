import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Compress an image to 100 KB',
  description:
    'Make a photo fit a form that takes 100 KB at most, with the best look this size allows. It is made on your device.',
  keywords:
    'compress reduce shrink photo picture image 100 kb 100kb jpg form application portrait signature upload limit',
}

export const messages: PresetMessages = {
  title: 'Compress an Image to 100 KB',
  intro: 'The file size is set to 100 KB. Add photos, and each becomes a JPEG that stays below it.',
  sections: [
    {
      title: 'Where 100 KB is asked for',
      text: 'Upload forms of authorities, universities and job portals often take no more for a portrait or a signature. Many of them also name a width and a height. Enter those as maximum width and height above: the fewer pixels share the 100 KB, the better each of them looks.',
    },
    {
      title: 'What a phone photo looks like then',
      text: 'A photo of 12 megapixels (4032 × 3024 pixels, 3.26 MB) became a JPEG of 97.76 KB here, at 1440 × 1080 pixels. Compared with the uncompressed picture of that size its look was measured as 47 of 100. With the preset “Web (800 × 600)” it was 75, in 98.32 KB.',
    },
    {
      title: 'If the form still says “too large”',
      text: '1 KB is 1,024 bytes here, so 100 KB are 102,400 bytes. Some forms count 1,000 bytes to a KB. Enter 97 in that case, which is 99,328 bytes at most.',
    },
  ],
}
