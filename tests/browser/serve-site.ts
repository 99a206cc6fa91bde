import { serve } from '../../build/server/serve.js'

/**
 * Serves the built site for the whole run, on a free port unless PORT names one: two checkouts can be tested side
 * by side. The server lives in the test runner's own process, so a run that is ended leaves no server behind.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { url, close } = await serve({ dist: 'dist', port: Number(process.env.PORT ?? 0) })
  // The runner's workers start after this and read the configuration again.
  process.env.SITE_URL = url
  return close
}
