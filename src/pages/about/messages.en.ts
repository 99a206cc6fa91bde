import type { Card } from '../../registry/manifest.ts'
import { list, type SectionsMessages } from '../../ui/article/page/sections.ts'

export const card: Card = {
  title: 'About Us',
  description: 'Why this site exists, what it offers, what we have measured and how to reach us.',
  keywords: 'mission contact who team',
}

export const messages: SectionsMessages = {
  title: 'About Us',
  lead: ({ name }) => `${name} is a collection of small, free tools that work in your browser.`,
  sections: ({ email, services }) => [
    {
      heading: 'Our mission',
      blocks: [
        'Everyday tasks should be quick, free and private. Nobody should have to upload a photo to make a PDF, or create an account to count words.',
      ],
    },
    {
      heading: 'What we offer',
      blocks: [
        'Tools for images, documents, text, codes and everyday life, and guides that explain the subjects behind them.',
      ],
    },
    { heading: 'Tool collection', blocks: [{ kind: 'tools' }] },
    {
      heading: 'Why choose us',
      blocks: [
        list(
          '100% client-side: your browser does all the work. Files, passwords and text never leave your device.',
          'Fast: there’s no upload and no queue. A tool’s page loads less than 80 kB before you use it. Once you’ve used it, it opens offline too.',
          'Free: always, with no subscription and no limits.',
        ),
        services.analytics || services.ads
          ? 'The operator of this site has turned on third-party services. The Privacy Policy names them.'
          : 'There’s no analytics and no advertising.',
      ],
    },
    {
      heading: 'What we have measured',
      blocks: [
        list(
          'In Chromium, nothing leaves a page by any of the 41 ways that we try; without our rules, all 41 work. In Firefox and WebKit, 4 of 52 ways still work.',
          'At its default quality, the image compressor’s files are 18% smaller than the browser’s own JPEG files that look the same (13 photos).',
          'Photo to PDF needs 214 MB of memory for 100 photos; the best of four PDF libraries needs 727 MB.',
        ),
        'The source code has these figures and the commands that measure them.',
      ],
    },
    {
      heading: 'Contact',
      blocks: [{ kind: 'mail', text: 'We answer email within 24 hours:', address: email }],
    },
    {
      heading: 'What is coming next',
      blocks: ['We plan to add text editors, more image tools and financial calculators.'],
    },
  ],
}
