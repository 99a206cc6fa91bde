/** A test by its file and title. */
export type HeldBy = readonly [file: string, title: string]

const pageSealed: HeldBy = ['tests/browser/privacy/privacy.e2e.ts', 'nothing leaves a page, in any way']
const workersSealed: HeldBy = [
  'tests/browser/privacy/privacy.e2e.ts',
  'nothing leaves any worker of the site, in any way',
]
const otherSites: HeldBy = [
  'tests/browser/privacy/listed-hosts.e2e.ts',
  'a page that is no guide leads to no other site, not even to the source of a guide',
]
const guides: HeldBy = [
  'tests/browser/privacy/listed-hosts.e2e.ts',
  'a guide leads to the exact addresses of its sources and to nothing else of their sites',
]
const offlineWork: HeldBy = [
  'tests/browser/offline/offline.e2e.ts',
  'a tool works completely without a network',
]
const firstUse: HeldBy = [
  'tests/browser/offline/polite-copy.e2e.ts',
  'nothing is stored before a page is used; then that tool and the shell, in 300 kB',
]
const usedTool: HeldBy = [
  'tests/browser/offline/polite-copy.e2e.ts',
  'it works without a network, and another page says that it is not there',
]
const followsOnWifi: HeldBy = [
  'tests/browser/offline/polite-copy.e2e.ts',
  'on Wi-Fi the rest follows when nobody is at work, and stops when somebody is',
]
const everyFile: HeldBy = [
  'tests/browser/offline/offline.e2e.ts',
  'the whole site on the device is every file of the build, and every page works without a network',
]
const everyPage: HeldBy = [
  'tests/browser/privacy/every-page.e2e.ts',
  'no page sets a cookie or adds to the history by itself, asks for writing suggestions, or has codes checked for spelling',
]
const traces: HeldBy = [
  'tests/browser/privacy/traces.e2e.ts',
  'what the page says of cookies and of the history is what a script could do',
]
const configured: HeldBy = [
  'tests/pages/policy.test.ts',
  'claims to collect nothing exactly while all are off',
]
const listed: HeldBy = ['tests/pages/stores.test.ts', 'is listed whole in the manifest beside it']
const shownAndDeleted: HeldBy = [
  'tests/stores/your-data.e2e.ts',
  'all stored data is shown, can be deleted by tool, and restored',
]
const countBeforeReact: HeldBy = [
  'tests/browser/loading/first-intent.e2e.ts',
  'the privacy check counts its requests before it loads its code, and goes on from there',
]
const count: HeldBy = [
  'tests/browser/privacy/privacy-check.e2e.ts',
  'the count follows the visitor through the site',
]
const sentElsewhere: HeldBy = [
  'tests/browser/privacy/seal.e2e.ts',
  'the seal says it when a request went elsewhere',
]
const leakTest: HeldBy = [
  'tests/browser/privacy/privacy-check.e2e.ts',
  'every attempt to leak is shown with the rule that stopped it',
]
const lockHolds: HeldBy = [
  'tests/browser/privacy/privacy-check.e2e.ts',
  'lets nothing through to the network until it is opened again',
]
const lockLimits: HeldBy = [
  'tests/browser/offline/lock.e2e.ts',
  'through the offline lock nothing reaches the own host but what the page names',
]
const dishonestBuild: HeldBy = [
  'tests/browser/offline/lock.e2e.ts',
  'the page says that a new build of the host comes through the offline lock, and browsers install it',
]
const copyCheck: HeldBy = [
  'tests/faults/locked-copy.e2e.ts',
  'the offline copy is compared with the published list, and a changed file is named',
]
const copyMissing: HeldBy = [
  'tests/browser/offline/offline-copy.e2e.ts',
  'the check of the offline copy says why there is none, and suggests to wait only where that helps',
]
const loadedWithout: HeldBy = [
  'tests/browser/offline/offline-copy.e2e.ts',
  'a page that was loaded without its offline copy says so',
]
const spellChecking: HeldBy = [
  'tests/browser/privacy/typed-text.e2e.ts',
  'the check and the policy say which text a browser may still send to a service of its own',
]

const sealed = [pageSealed, workersSealed] as const

/** A test of headers.e2e.ts. */
const headers = (title: string): HeldBy => ['tests/browser/privacy/headers.e2e.ts', title]
const sentHeaders = headers('files are served with the headers that block every request elsewhere')
const furtherWays: readonly HeldBy[] = [
  ['tests/browser/privacy/further-ways.e2e.ts', 'nothing leaves by a rarer way from pages that'],
  ['tests/browser/privacy/further-ways.e2e.ts', 'without headers'],
]
const workSurvives: HeldBy = [
  'tests/browser/navigation/work-survives.e2e.ts',
  'work survives whatever takes the page away, in its tab alone, until it is cleared',
]
/** Compares the figures of a page with those that were measured. */
const measured: HeldBy = ['tests/pages/figures.test.ts', 'that the repository has']
/** Prints what arrives, and fails on anything unexpected. */
const otherEngines: HeldBy = ['tests/browsers/run.js', 'knownOpen[name].includes(way)']

/**
 * Every promise of the site by the key of its message, and the tests that verify it. A promise without one must be
 * reworded.
 */
export const heldBy: Readonly<Record<string, readonly HeldBy[]>> = {
  'app/language/messages.en.ts › site.homeTitle': sealed,
  'app/language/messages.en.ts › site.homeDescription': sealed,
  'app/language/messages.en.ts › footer.promise': sealed,
  'app/catalog/messages.en.ts › seal.title': sealed,
  'app/catalog/messages.en.ts › seal.none': [count, sentElsewhere],
  'app/shell/seal/messages.en.ts › lead.saving': [everyFile],
  'app/shell/seal/messages.en.ts › proof.lock.wait': [lockHolds],
  'app/shell/seal/messages.en.ts › nothingSent': [count, sentElsewhere],
  'app/language/messages.en.ts › hero.title': sealed,
  'app/language/messages.en.ts › hero.neverLeaves': sealed,
  'app/language/messages.en.ts › crashed.text': sealed,
  'app/language/messages.en.ts › drop.text': sealed,
  'pages/about/messages.en.ts › sections.3.blocks.0.items.0': sealed,
  'pages/about/messages.en.ts › sections.3.blocks.0.items.1': [
    ...sealed,
    usedTool,
    ['tests/browser/loading/page-weight.e2e.ts', 'than About says'],
  ],
  'pages/about/messages.en.ts › sections.4.blocks.0.items.0': [pageSealed, otherEngines, measured],
  'pages/privacy-check/messages.en.ts › card.description': [...sealed, count, leakTest, lockHolds],
  'pages/privacy-check/messages.en.ts › lead': sealed,
  'pages/privacy-check/messages.en.ts › live.intro': [count, countBeforeReact],
  'pages/privacy-check/messages.en.ts › leak.intro': [leakTest],
  'pages/privacy-check/messages.en.ts › plane.steps.2': [offlineWork],
  'pages/privacy-check/messages.en.ts › plane.ready': [everyFile],
  'pages/privacy-check/messages.en.ts › plane.notReady': [firstUse],
  'pages/privacy-check/messages.en.ts › plane.partly': [firstUse, usedTool],
  'app/shell/seal/messages.en.ts › wholeSite.done': [everyFile],
  'pages/privacy-check/messages.en.ts › wholeSite.done': [everyFile],
  'pages/your-data/messages.en.ts › wholeSite.done': [everyFile],
  'pages/privacy-check/messages.en.ts › plane.bypassed': [loadedWithout],
  'pages/privacy-check/messages.en.ts › lock.wait': [lockHolds],
  'pages/privacy-check/messages.en.ts › lock.hint': [lockHolds, lockLimits],
  'pages/privacy-check/messages.en.ts › lock.limits.items.0': [dishonestBuild],
  'pages/privacy-check/messages.en.ts › lock.limits.items.1': [lockHolds],
  'pages/privacy-check/messages.en.ts › lock.limits.items.2': [lockLimits],
  'pages/privacy-check/messages.en.ts › copy.same': [copyCheck],
  'pages/privacy-check/messages.en.ts › copy.different': [copyCheck],
  'pages/privacy-check/messages.en.ts › copy.coming': [copyMissing],
  'pages/privacy-check/messages.en.ts › copy.none': [copyMissing],
  'pages/privacy-check/messages.en.ts › limits.items.0.text': [...sealed, otherSites, guides],
  'pages/privacy-check/messages.en.ts › limits.items.1.text': [everyPage, traces],
  'pages/privacy-check/messages.en.ts › limits.items.3.text': [everyPage, spellChecking],
  'pages/privacy-check/messages.en.ts › limits.items.4.text': sealed,
  'pages/privacy-check/messages.en.ts › limits.items.5.text': [dishonestBuild],
  'pages/privacy-check/messages.en.ts › how.groups.0.items.0': [sentHeaders, ...sealed],
  'pages/privacy-check/messages.en.ts › how.groups.0.items.1': [sentHeaders],
  'pages/privacy-check/messages.en.ts › how.groups.1.items.0': [...sealed, everyPage],
  'pages/privacy-check/messages.en.ts › how.groups.1.items.1': [
    [
      'src/platform/work-on-device/tab-files.test.ts',
      'is what exceeds the limit, however much the browser grants',
    ],
    ['src/features/tray/tray.test.ts', 'no more than 200 MB are kept, together'],
  ],
  'pages/privacy-check/messages.en.ts › how.groups.1.items.2': [
    workSurvives,
    [
      'src/platform/work-on-device/tabs.test.ts',
      'the work of a tab that is gone is removed half an hour after another page has seen so',
    ],
    [
      'src/platform/work-on-device/tabs.test.ts',
      'the work of a tab that is gone is removed at once when it is a day old; that of a living one never',
    ],
    [
      'src/platform/time/after-in-sight.test.ts',
      'has no timer while the page is hidden, and runs when it is visible again',
    ],
  ],
  'pages/privacy-check/messages.en.ts › how.groups.1.items.3': [
    [
      'tests/browser/navigation/work-survives.e2e.ts',
      'a text that is not to be kept on the device is there after another page, and gone after a reload',
    ],
    [
      'src/tools/qr-generator/content/saved-work.test.ts',
      'saves content, size and file of the logo, but no Wi-Fi password',
    ],
  ],
  'pages/privacy-policy/messages.en.ts › card.description': [configured],
  'pages/privacy-policy/messages.en.ts › lead': [configured, ...sealed],
  'pages/privacy-policy/messages.en.ts › sections.1.blocks.0': [everyPage],
  'pages/privacy-policy/messages.en.ts › sections.3.heading': [listed],
  'pages/privacy-policy/messages.en.ts › sections.3.blocks.0': [...sealed, shownAndDeleted],
  'pages/privacy-policy/messages.en.ts › sections.3.blocks.1.caption': [listed],
  'pages/privacy-policy/messages.en.ts › sections.4.heading': [configured],
  'pages/privacy-policy/messages.en.ts › sections.5.blocks.0': sealed,
  'pages/privacy-policy/messages.en.ts › sections.7.blocks.1.items.4.text': [shownAndDeleted],
  'pages/your-data/messages.en.ts › card.description': [shownAndDeleted],
  'pages/your-data/messages.en.ts › lead': [...sealed, shownAndDeleted],
  'pages/your-data/messages.en.ts › stored.caption': [shownAndDeleted],
  'tools/bmi-calculator/messages.en.ts › intro': sealed,
  'tools/invoice-generator/messages.en.ts › intro': sealed,
  'tools/invoice-generator/messages.en.ts › logoHint': [...sealed, listed],
  'tools/invoice-generator/messages.en.ts › newInvoiceHint': [
    ...sealed,
    [
      'src/tools/invoice-generator/invoice-generator.e2e.ts',
      'adds and removes items; the draft survives a reload and a second tab',
    ],
  ],
  'tools/password-generator/messages.en.ts › intro': [
    ...sealed,
    [
      'src/tools/password-generator/password-generator.e2e.ts',
      'estimates a typed password without storing or sending it',
    ],
  ],
  'pages/recipes/messages.en.ts › note': [
    ...sealed,
    [
      'tests/browser/navigation/recipes.e2e.ts',
      'recipes are in the export, and can be deleted under Your data',
    ],
    [
      'tests/browser/navigation/recipes.e2e.ts',
      'a recipe is renamed, shared without its name, and deleted with a way back',
    ],
  ],
  'tools/pomodoro/messages.en.ts › noHistory': [...sealed, listed],
  'tools/word-counter/messages.en.ts › kept': [
    [
      'src/tools/word-counter/word-counter.e2e.ts',
      'the draft is stored on this device until saving is turned off',
    ],
  ],
  'tools/word-counter/messages.en.ts › tooLongToSave': [
    [
      'src/tools/word-counter/text/draft.desktop.e2e.ts',
      'a text too long to be stored shows a note and leaves the stored one',
    ],
  ],
  'README.md › How privacy is enforced › A page that was used opens': [firstUse, usedTool],
  'README.md › How privacy is enforced › The rest follows on request, or': [followsOnWifi, everyFile],
  'README.md › Toolnook › Everyday tools that stay on your': [...sealed, offlineWork],
  'README.md › Toolnook › A free static site, in English': [...sealed, configured],
  'README.md › How privacy is enforced › Every file is sent with a': [sentHeaders],
  'README.md › How privacy is enforced › Files are parsed only in workers.': [
    [
      'src/tools/bmi-calculator/history/history.desktop.e2e.ts',
      'a file is read in a worker only, and an unreadable one is named with the reason',
    ],
    [
      'src/tools/qr-generator/batch/batch.desktop.e2e.ts',
      'files are read in workers only; short ones can be edited, long ones are used unchanged',
    ],
  ],
  'README.md › How privacy is enforced › A worker is one self-contained file': [
    workersSealed,
    ['build/server/site-headers.test.ts', 'lets a worker load nothing at all'],
  ],
  'README.md › How privacy is enforced › No page has an inline script': [
    ['build/steps/pages/strict-html.test.ts', 'markup that the policy would block'],
    headers('no page but a guide links another site'),
  ],
  'README.md › How privacy is enforced › Every browser test fails on a': [
    ['tests/browser/test.ts', 'faults seen during the visit'],
  ],
  'README.md › How privacy is enforced › `tests/browser/privacy/privacy.e2e.ts` tries to send data out': [
    ...sealed,
    ['tests/browser/privacy/privacy.e2e.ts', 'no name is looked up for a page'],
  ],
  'README.md › How privacy is enforced › Without headers, the same attempts must': [pageSealed],
  'README.md › How privacy is enforced › `tests/browser/privacy/further-ways.e2e.ts` tries some 150 rarer ways,':
    furtherWays,
  "README.md › How privacy is enforced › Those that don't arrive even without": furtherWays,
  'README.md › How privacy is enforced › The page `/privacy-check` counts requests, tries': [
    count,
    leakTest,
    lockHolds,
    lockLimits,
  ],
  "README.md › How privacy is enforced › It doesn't keep the build: the": [dishonestBuild],
  'README.md › How privacy is enforced › `/your-data` shows, exports, imports and deletes': [shownAndDeleted],
  'README.md › How privacy is enforced › Only Chromium supports Connection-Allowlist, from version': [
    otherSites,
    ['tests/browser/privacy/privacy.e2e.ts', 'the browser under test supports the rule that stops leaving'],
  ],
  'README.md › How privacy is enforced › In Firefox, Safari and older versions': [otherEngines],
  'README.md › How privacy is enforced › `npm run test:browsers` tries the same': [otherEngines],
}
