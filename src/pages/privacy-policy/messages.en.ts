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
      : 'We collect nothing. Your files, passwords and text never leave your device.',
  sections: ({ email, services: { analytics, ads } }) => [
    {
      heading: 'In short',
      blocks: [
        list(
          analytics ? 'Analytics is on.' : 'Analytics is off.',
          ads ? 'Advertising is on.' : 'Advertising is off.',
          analytics || ads ? 'These services may set cookies.' : 'No cookies are set.',
          'All tools work in your browser. What you open or type isn’t sent to us or to anyone else.',
          'What the site saves for you stays on your own device, and you can delete it.',
        ),
        {
          kind: 'link',
          text: 'Don’t take our word for it:',
          path: '/privacy-check',
          title: 'Check it yourself',
        },
      ],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        'The site saves settings and histories in your browser’s local storage. They’re not sent anywhere. They stay until you delete them, in the tool itself, on the page “Your data” or by clearing this site’s data in your browser.',
        {
          kind: 'stored',
          caption: 'What is saved on your device',
          head: ['Where', 'What is saved'],
          kinds: { settings: 'your settings', history: 'your history', draft: 'what you were working on' },
          site: [
            ['The whole site', 'light or dark theme (darkMode)'],
            [
              'The whole site',
              'the names of the last five tools and guides you used, not what you did in them',
            ],
            [
              'The whole site',
              'the files and texts on the tray, up to 200 MB, if you choose to save them on the device: in the browser’s private storage for this site',
            ],
            ['Recipes', 'up to 20 recipes: their names, tools and settings, but no files'],
            ['Password Security guide', 'the ticks of the checklist'],
          ],
        },
        {
          kind: 'link',
          text: 'See, export or delete all of it:',
          path: '/your-data',
          title: 'Your data',
        },
        'So that a reload, a crash or a closed tab loses nothing, each tab also saves the files and entries that are open in its tools in the browser’s private storage for this site: up to 500 MB, or less if the browser allows less. They belong to that tab. A new tab doesn’t show them. They’re deleted when you press “Clear” or delete them on the page “Your data”. Once the tab is closed, they’re deleted by any page of this site that stays open or is opened half an hour after the first one that finds the tab closed, and a day later at the next visit in any case. Generated passwords, Wi-Fi passwords in a QR code and anything you’ve asked a tool not to save are never part of it.',
        'Neither storage is encrypted. On a shared computer, other people who use the same browser profile can read them: clear the histories, and what’s open, when you’ve finished.',
        'Some browsers send what you type to their own service if you’ve turned on cloud spell checking or writing suggestions in their settings. Our fields ask for no writing suggestions, and fields for secrets, codes and numbers turn spell checking off. In other text fields, spell checking follows your browser.',
      ],
    },
    {
      heading: 'Analytics',
      blocks: [
        analytics
          ? 'This site uses a web analytics service. Through it we collect:'
          : 'Analytics is off on this site, so none of the following is collected. A web analytics service would collect:',
        list('page views', 'interactions', 'browser type', 'device type', 'IP address'),
        ...(analytics
          ? []
          : [
              'If the operator ever turns analytics on, this page and the pages that promise otherwise change with it.',
            ]),
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        analytics || ads
          ? 'Cookies are used for functionality and preferences, and by the services named on this page.'
          : 'Websites commonly use cookies for functionality and preferences. This site sets no cookies: it saves your preferences in local storage, which, unlike a cookie, isn’t sent with every request.',
      ],
    },
    {
      heading: 'Advertising',
      blocks: [
        ads
          ? 'Ads on this site are shown through an ad network, which may use cookies to choose them.'
          : 'Advertising is off on this site. If it were on, ads would be shown through an ad network, and this page would name it.',
      ],
    },
    {
      heading: 'What we never collect',
      blocks: [
        list(
          'files that you upload to a tool, which actually stay in your browser',
          'passwords that you generate',
          'text that you process',
          'personal data',
          'account data',
        ),
        'No account is required, so there’s nothing to sign in to and nothing to lose.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'You can at any time:',
        list(
          analytics
            ? 'opt out of analytics'
            : 'opt out of analytics: it’s off, so there’s nothing to opt out of',
          'disable cookies in your browser: the site works without them',
          'request information about collected data',
          'contact the provider of this site',
          'delete what is saved on your device, on the page “Your data” or by clearing this site’s data in your browser',
        ),
      ],
    },
    {
      heading: 'The server that delivers the pages',
      blocks: [
        'Any web server sees a device’s IP address in order to send it a page, and may log it for a time to keep the service safe. That’s true of every website. It happens when pages are loaded, never while you use a tool.',
      ],
    },
    {
      heading: 'Links to other sites',
      blocks: [
        'The guides link to their sources. When you follow such a link, you leave this site, and the other site’s policy applies. We don’t tell it which page you came from.',
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        { kind: 'mail', text: 'Email us about privacy at', address: email },
        'We answer privacy inquiries within 48 hours.',
      ],
    },
    {
      heading: 'Changes to this policy',
      blocks: ['Every change is dated and listed here.', list('January 2025: first version.')],
    },
  ],
}
