import { describe, expect, it } from 'vitest'
import { site } from '../../site.config.ts'
import { languages } from '../../src/lib/text/i18n.ts'
import { markupOfGuide, textOfGuide, textOfPage } from './render-page.ts'

/** What sections 1, 2 and 9 of the specification list for each page, as words that must be there. */
const pages: Readonly<Record<string, readonly string[]>> = {
  about: [
    ...['mission', 'What we offer', 'Tool collection', 'Why choose us', 'Contact', 'What is coming next'],
    ...['100% client-side', 'Fast', 'Free', 'no subscription', 'no limits', 'within 24 hours', site.email],
    ...['text editors', 'more image tools', 'financial calculators', 'Notes', 'Codes'],
  ],
  'privacy-policy': [
    ...['Last updated January 2025', 'web analytics service', 'page views', 'interactions', 'browser type'],
    ...['device type', 'IP address', 'functionality and preferences', 'ad network', 'files that you upload'],
    ...['passwords that you generate', 'text that you process', 'personal data', 'account data'],
    ...['No account is required', 'opt out of analytics', 'disable cookies in your browser'],
    ...['request information about collected data', 'contact the provider', 'within 48 hours', site.email],
    ...['darkMode', 'Notes your history', 'Codes your settings', 'January 2025: first version'],
  ],
  'terms-of-service': [
    ...['Last updated January 2025', 'free platform', 'personal or commercial', 'share links', 'the output'],
    ...['reverse engineer or copy the tools', 'illegal or harmful', 'overload the services'],
    ...['remove copyright notices', 'as is, with no warranty on accuracy', 'Limitation of liability'],
    ...['99% uptime, without guarantee', 'may change without notice', 'continued use means acceptance'],
    ...['within 48 hours', 'international web service law', 'image format conversion and compression'],
    ...[
      'password generation',
      'QR code generation',
      'text analysis',
      'productivity and wellness calculators',
    ],
  ],
}

const guides: Readonly<Record<string, readonly string[]>> = {
  'password-security': [
    ...[
      'Why it matters',
      'Four tips',
      'The five strength levels',
      'Very Weak 1-4',
      'only numbers or letters',
    ],
    ...['Weak 5-7 characters, simple', 'Medium 8-10 characters, mixed', 'Strong 11-14 characters, complex'],
    ...['Very Strong 15+', 'at least 12 characters', 'Bad examples', 'Good examples', 'Checklist'],
  ],
  'qr-code-usage': [
    ...['What a QR code is', 'Website', 'WiFi', 'Phone', 'Email', 'Location', 'Payment', 'Restaurant menus'],
    ...[
      'Event tickets',
      'Product info',
      'Social media',
      'Scanning tips',
      'Usage examples',
      'For your business',
    ],
    ...['For your customers', 'For you', 'How to scan', 'iOS', 'Camera app', 'Control Center', 'Android'],
    ...['Google Lens', 'Make a QR code', 'URL', 'TEXT', 'PHONE', 'EMAIL', 'Best practices', '2x2 cm'],
    ...['high contrast', 'quiet space', 'Test it', 'short URLs', 'mobile-friendly', '4,296 characters'],
  ],
}

describe.each(Object.entries(pages))('%s', (id, items) => {
  it('has every item of the specification', async () => {
    const text = await textOfPage(id, 'en')
    for (const item of items) expect(text).toContain(item)
  })
})

describe.each(Object.entries(guides))('guide %s', (id, items) => {
  it('has every item of the specification', async () => {
    const text = await textOfGuide(id, 'en')
    for (const item of items) expect(text).toContain(item)
  })
})

describe('the Password Security guide', () => {
  it.each(languages)('has four tips, five levels and eight checkboxes (%s)', async (language) => {
    const markup = await markupOfGuide('password-security', language)
    expect(markup.match(/<h3>\d\. /g)).toHaveLength(4)
    expect(markup.match(/<th scope="row">/g)).toHaveLength(5)
    expect(markup.match(/type="checkbox"/g)).toHaveLength(8)
  })

  it.each(languages)('sends no good example with the page (%s)', async (language) => {
    const markup = await markupOfGuide('password-security', language)
    expect(markup).toContain('aria-pressed="false"')
    expect(markup.match(/<code>•{16,}<\/code>/g)).toHaveLength(3)
  })
})
