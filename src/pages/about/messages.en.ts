import type { Card } from '../../registry/manifest.ts'
import { list, type SectionsMessages } from '../../ui/article/page/sections.ts'

export const card: Card = {
  title: 'About Us',
  description:
    'Why this site exists, what it offers and how it keeps its promise that your data stays with you.',
  keywords: 'mission contact who team',
}

export const messages: SectionsMessages = {
  title: 'About Us',
  lead: ({ name }) =>
    `${name} is a collection of small, free tools that work in your browser and keep your data on your device.`,
  sections: ({ email, services }) => [
    {
      heading: 'Our mission',
      blocks: [
        'Everyday tasks on a computer should be quick, free and private. Nobody should have to upload a photo to a stranger’s server to make a PDF, or create an account to count words.',
        'We build tools that do one job well, that anyone can use, and that don’t need to know who you are.',
      ],
    },
    {
      heading: 'What we offer',
      blocks: [
        'Tools for images and documents, for text and codes, and for everyday life. Open a page, do the task and leave. Guides explain what’s behind the tools and list their sources.',
      ],
    },
    { heading: 'Tool collection', blocks: ['These tools are ready to use:', { kind: 'tools' }] },
    {
      heading: 'Why choose us',
      blocks: [
        list(
          '100% client-side: your browser does all the work. Files, passwords and text never leave your device.',
          'Fast: there’s no upload and no queue. Tools also work offline once your browser has loaded them.',
          'Free: always, with no subscription and no limits. There’s nothing to sign up for.',
        ),
      ],
    },
    {
      heading: 'How we keep that promise',
      blocks: [
        'Don’t take our word for it. Every page tells your browser to block connections to other servers, and your browser enforces that. Turn off your connection after a page has loaded: the tools keep working.',
        services.analytics || services.ads
          ? 'The operator of this site has turned on third-party services. The Privacy Policy names them.'
          : 'This site runs no analytics and no advertising. The Privacy Policy has the details.',
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        { kind: 'mail', text: 'Questions, problems and ideas are welcome. Email us at', address: email },
        'We answer email within 24 hours.',
      ],
    },
    {
      heading: 'What is coming next',
      blocks: ['We plan to add:', list('text editors', 'more image tools', 'financial calculators')],
    },
  ],
}
