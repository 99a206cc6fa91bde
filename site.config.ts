/** What the operator of this site decides. Pages, policies, headers and counts are worded from it. */
export const site = {
  name: 'Toolnook',
  /** The public address, without a trailing slash: canonical links, hreflang and the sitemap start with it. */
  origin: 'https://toolnook.example',
  email: 'hello@toolnook.example',
  /** Name and postal address of who is responsible for the site, for the Privacy Policy. Empty: not shown. */
  operator: '',
  copyrightYear: 2025,
  /** Year and month of the Privacy Policy and the Terms of Service. */
  policyDate: '2025-01',
  /** Whether HEIC photos are opened where the browser cannot: with a decoder under the LGPL, see docs/adr. */
  heicDecoder: true,
  /** Services run by the operator. Both are off; the content security policy refuses them too. */
  services: { analytics: false, ads: false },
} as const
