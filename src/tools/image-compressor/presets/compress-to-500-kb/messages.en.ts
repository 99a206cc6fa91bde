import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Compress an image to 500 KB',
  description:
    'Shrink large photos to 500 KB each with little visible loss, for postcard-size prints, applications and galleries.',
  keywords:
    'compress reduce shrink photo picture image 500 kb 500kb jpg print application gallery certificate half megabyte',
}

export const messages: PresetMessages = {
  title: 'Compress an image to 500 KB',
  intro: 'The file size is set to half a megabyte: enough for a photo with fine detail.',
  sections: [
    {
      title: 'Large enough to print',
      text: 'With the maximum dimensions set here, a 4:3 photo is 1440 × 1080 pixels. At 300 pixels per inch, that makes a 12 × 9 cm print. On paper 15 cm wide it’s 244 pixels per inch, which still looks sharp at arm’s length.',
    },
    {
      title: 'Why the photo is scaled down first',
      text: 'We compressed one 12-megapixel photo to 500 KB in two ways. With all of its 4032 × 3024 pixels, its visual match was 42/100. At 1440 × 1080 pixels it was 82/100, at 487.57 KB. Each was compared with the uncompressed image at the same dimensions. Raise the maximum width and height only if you need the pixels.',
    },
    {
      title: 'If a file is already below 500 KB',
      text: '500 KB is an upper limit: files aren’t made larger to reach it. If the result isn’t smaller than the original, the page says so and offers the original for download.',
    },
  ],
}
