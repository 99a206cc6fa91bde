import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Compress an image to 200 KB',
  description:
    'Shrink photos to 200 KB or less for emails, listings and web pages: small enough to load quickly, clear enough to look at.',
  keywords:
    'compress reduce shrink photo picture image 200 kb 200kb jpg email attachment listing website form',
}

export const messages: PresetMessages = {
  title: 'Compress an image to 200 KB',
  intro: 'Add images to get files of 200 KB or less, made on your device.',
  sections: [
    {
      title: 'A size for emails and web pages',
      text: 'Ten photos of 200 KB make an email of about 2.7 MB, because attachments grow by a third when they’re sent. On a web page or in a listing, an image of this size loads in less than two seconds, even at one megabit per second.',
    },
    {
      title: 'How much quality is lost',
      text: 'Our test photo from a phone, scaled down from 12 megapixels to 1440 × 1080 pixels, came to 198.81 KB. Compared with the same scaled image before compression, its visual match was 68/100: between what the tool calls “Smallest” (60) and “Good” (75). At half that size it was 47/100, measured in the same way.',
    },
    {
      title: 'JPEG or another format',
      text: 'The format is set to JPEG because every program opens it. Under “Format”, “Automatic” compares JPEG, WebP and PNG for each file and uses what looks best within the limit. For this photo that was JPEG, ahead of WebP with a visual match of 65/100. Screenshots and drawings often do better as WebP or PNG.',
    },
  ],
}
