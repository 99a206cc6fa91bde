/** The web app manifest, with the colours of the light theme in src/ui/style/tokens.css. */
export const appManifest = (name: string): string =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#fbfaf7',
      theme_color: '#fbfaf7',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`
