import type { Card } from '../../registry/manifest.ts'
import { list } from '../../ui/article/page/sections.ts'
import type { Messages } from './messages.ts'

export const card: Card = {
  title: 'Terms of Service',
  description: 'What you may do with these free tools, what you may not, and what we can and can’t promise.',
  keywords: 'conditions legal licence use warranty liability law',
}

export const messages: Messages = {
  title: 'Terms of Service',
  updated: (date) => `Last updated ${date}`,
  lead: ({ name }) =>
    `${name} is free to use for personal and commercial work. These are the rules, in plain words.`,
  sections: ({ email }) => [
    {
      heading: 'What the service is',
      blocks: [
        'This is a free platform of tools that work in your browser. They include:',
        list(
          'image format conversion and compression',
          'password generation',
          'QR code generation',
          'text analysis',
          'productivity and wellness calculators',
        ),
        'You don’t need an account, and there’s nothing to pay.',
      ],
    },
    {
      heading: 'What you may do',
      blocks: [
        list(
          'use the tools for personal or commercial work',
          'share links to the site and its tools',
          'use the output, such as your PDF files, images and codes, as you like: it’s yours',
        ),
      ],
    },
    {
      heading: 'What you may not do',
      blocks: [
        list(
          'reverse engineer or copy the tools, beyond what the licence of their source code allows',
          'use the site for anything illegal or harmful',
          'overload the services',
          'remove copyright notices',
        ),
        'The source code is published under the MIT licence. These terms don’t take away anything that licence allows. They don’t license the site’s name and logo.',
      ],
    },
    {
      heading: 'No warranty',
      blocks: [
        'The tools are provided as is, with no warranty on accuracy. Check a result before you rely on it, especially invoice totals, body and energy figures, and text counts.',
        'The wellness calculators give information, not medical advice. The invoice generator gives no tax advice.',
      ],
    },
    {
      heading: 'Limitation of liability',
      blocks: [
        'As far as the law permits, we’re not liable for loss or damage that comes from using the site or from being unable to use it. This includes lost data, lost profit and lost time. Nothing here limits liability that can’t be limited by law.',
      ],
    },
    {
      heading: 'Availability',
      blocks: [
        'We aim for 99% uptime, without guarantee. Once your browser has loaded the site, the tools also work when the server can’t be reached.',
      ],
    },
    {
      heading: 'Changes to these terms',
      blocks: [
        'These terms may change without notice, and continued use means acceptance. Every change is dated and listed here.',
        list('January 2025: first version.'),
      ],
    },
    {
      heading: 'Governing law',
      blocks: [
        'These terms are governed by international web service law, that is, by the law that applies to web services offered across borders. The consumer law of the country you live in still applies where it’s mandatory.',
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        { kind: 'mail', text: 'Email us about these terms at', address: email },
        'We answer legal inquiries within 48 hours.',
      ],
    },
  ],
}
