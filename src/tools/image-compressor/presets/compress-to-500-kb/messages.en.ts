import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Compress an image to 500 KB',
  description:
    'Bring large photos down to 500 KB each with little visible loss, for prints of postcard size, applications and galleries.',
  keywords:
    'compress reduce shrink photo picture image 500 kb 500kb jpg print application gallery certificate half megabyte',
}

export const messages: PresetMessages = {
  title: 'Compress an Image to 500 KB',
  intro: 'Half a megabyte is set as the file size: room for a photo with fine detail.',
  sections: [
    {
      title: 'Large enough to print',
      text: 'With the maximum dimensions set here, a photo in the ratio 4:3 has 1440 × 1080 pixels. At 300 pixels an inch that is a print of 12 × 9 cm; on paper 15 cm wide it is 244 pixels an inch, which still looks sharp at arm’s length.',
    },
    {
      title: 'Why the photo is scaled down first',
      text: 'We gave one 12-megapixel photo 500 KB in two ways. With all of its 4032 × 3024 pixels, its look was 42 of 100; at 1440 × 1080 pixels it was 82, in 487.57 KB. Each was measured against the uncompressed picture of its own dimensions. Raise the maximum width and height only if you need the pixels.',
    },
    {
      title: 'When a file is below 500 KB already',
      text: 'The limit is an upper one: nothing is inflated to reach it. If the result is not smaller than the original, the page says so and offers the original for download.',
    },
  ],
}
