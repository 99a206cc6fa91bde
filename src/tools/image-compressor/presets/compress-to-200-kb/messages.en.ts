import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Compress an image to 200 KB',
  description:
    'Photos of at most 200 KB for e-mails, listings and web pages: small enough to load quickly, clear enough to look at.',
  keywords:
    'compress reduce shrink photo picture image 200 kb 200kb jpg email attachment listing website form',
}

export const messages: PresetMessages = {
  title: 'Compress an Image to 200 KB',
  intro: 'Every picture becomes a file of no more than 200 KB, made on your device.',
  sections: [
    {
      title: 'A size for e-mails and pages',
      text: 'Ten photos of 200 KB make an e-mail of about 2.7 MB, as attachments grow by a third when they are sent. On a web page or in a listing, a picture of this size arrives in less than two seconds even at one megabit a second.',
    },
    {
      title: 'How much is lost',
      text: 'Our test photo from a phone, scaled from 12 megapixels to 1440 × 1080 pixels, came to 198.81 KB. Its look was 68 of 100, measured against the same scaled picture before compression: between what the tool calls “Small” (60) and “Good” (75). At half that size it was 47, measured in the same way.',
    },
    {
      title: 'JPEG or another format',
      text: 'JPEG is set because every program opens it. Under “Format”, “Automatic” compares JPEG, WebP and PNG for each file and takes what looks best within the limit: for this photo JPEG, ahead of WebP with a look of 65. Screenshots and drawings often do better as WebP or PNG.',
    },
  ],
}
