/**
 * Features that the tests switch off. The last two are the browser's own pages for address bar suggestions: every
 * window opens both, and they take twice the processor time of a page of the site. The others are switched off by the
 * driver, whose list this one replaces (`chromiumSwitches` in playwright-core 1.65).
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell hints glyphs otherwise, which widens texts; the full browser does not.
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${disabledFeatures.join(',')}`,
  // A host name on a local network, for tests/hosting.
  '--host-resolver-rules=MAP nook.lan 127.0.0.1',
]
