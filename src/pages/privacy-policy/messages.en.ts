import type { Card } from '../../registry/manifest.ts'
import { list } from '../../ui/article/page/sections.ts'
import type { Messages } from './messages.ts'

export const card: Card = {
  title: 'Privacy Policy',
  description:
    'What this site collects, what it never collects, what stays on your device and what you can ask for.',
  keywords: 'data gdpr cookies analytics advertising tracking personal rights',
}

export const messages: Messages = {
  title: 'Privacy Policy',
  updated: (date) => `Last updated ${date}`,
  lead: ({ services: { analytics, ads } }) =>
    analytics || ads
      ? 'Your files, passwords and text never leave your device. The services that the operator has turned on are named below.'
      : 'We collect nothing about what you do here. Your files, passwords and text never leave your device.',
  sections: ({ email, operator, services: { analytics, ads } }) => [
    {
      heading: 'Analytics',
      blocks: [
        `${analytics ? 'Analytics is on. A web analytics service collects' : 'Analytics is off. If it were on, a web analytics service would collect'} page views, interactions, browser type, device type and IP address.`,
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        analytics || ads
          ? 'Cookies are used for functionality and preferences, and by the services named on this page.'
          : 'This site sets no cookies, not even for functionality and preferences.',
      ],
    },
    {
      heading: 'Advertising',
      blocks: [
        ads
          ? 'Advertising is on. An ad network shows the ads, and may use cookies to choose them.'
          : 'Advertising is off. If it were on, an ad network would show the ads.',
      ],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        'Your browser saves this for you. It isn’t sent anywhere:',
        {
          kind: 'stored',
          caption: 'What’s saved on your device',
          head: ['Where', 'What'],
          kinds: { settings: 'your settings', history: 'your history', draft: 'what you were working on' },
          site: [
            ['The whole site', 'light or dark mode (darkMode), the last five tools and guides you used'],
            ['Tray', 'what you choose to save, up to 200 MB'],
            ['Open tabs', 'open files and entries, up to 500 MB'],
            ['Recipes', 'up to 20, without files'],
            ['Password Security guide', 'the items you’ve ticked'],
          ],
        },
        'What’s open in a tab is deleted when you clear it, or at your next visit half an hour to a day after you close the tab. Generated and Wi-Fi passwords are never part of it.',
        'Everything else stays until you delete it. None of it is encrypted: on a shared computer, clear it when you’ve finished.',
      ],
    },
    {
      heading: 'What we never collect',
      blocks: [
        list(
          'files that you upload',
          'passwords that you generate',
          'text that you process',
          'personal data, apart from what this page names',
          'account data',
        ),
        'No account is required.',
      ],
    },
    {
      heading: 'Server logs and email',
      blocks: [
        'The server sees your IP address and which file is requested, and may log both for security. It never sees what you type or open. If you email us, we use your address and message to answer.',
      ],
    },
    {
      heading: 'Beyond this site',
      blocks: [
        'Guides link to other sites, which have their own policies.',
        {
          kind: 'link',
          text: 'If cloud spell checking or writing suggestions are on, your browser may send what you type to its own service. All limits:',
          path: '/privacy-check',
          title: 'Check it yourself',
        },
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'You can:',
        list(
          analytics ? 'opt out of analytics' : 'opt out of analytics, which is off',
          'disable cookies in your browser',
          'request information about collected data',
          'contact the provider',
          {
            text: 'see, export or delete everything saved on your device:',
            path: '/your-data',
            title: 'Your data',
          },
        ),
      ],
    },
    {
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'mail',
          text: `This site is the responsibility of ${operator || 'its operator'}. We answer privacy inquiries within 48 hours at`,
          address: email,
        },
      ],
    },
    {
      heading: 'Changes',
      blocks: ['Every change is dated and listed here.', list('January 2025: first version.')],
    },
  ],
}
