/**
 * The layers of the house, as errors. `import type` counts too: a type is knowledge of the other layer.
 * Run with `npm run layers` (build/layers.js), which also says why not directly.
 */

/**
 * @import { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'
 * @typedef {IRegularForbiddenRuleType['from']} From
 * @typedef {IRegularForbiddenRuleType['to']} To
 */

/** @param {string} name @param {string} comment @param {From} from @param {To} to @returns {IRegularForbiddenRuleType} */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const test = '\\.(test|e2e)\\.tsx?$'
const worker = '(^|/)worker\\.ts$|\\.worker\\.ts$'
/** A folder of src/tools, src/guides or src/pages: the part of the path to compare is $1/$2. */
const folder = '^src/(tools|guides|pages)/([^/]+)/'
/** What a tool, guide or page is to the rest of the site. */
const contract = '^src/registry/manifest\\.ts$'
/** What the site itself stores: which tools were used last, and what is kept of the tray. */
const siteStores = ['^src/app/recent/stores\\.ts$', '^src/features/(recipes|tray)/stores\\.ts$']
const package_ = 'node_modules'

/**
 * What files of a folder may import of ours; packages are judged by other rules.
 * @param {string} name @param {string} comment @param {From} from @param {string | string[]} allowed
 */
const onlyOurs = (name, comment, from, allowed) =>
  rule(name, comment, from, { path: '^(src|build|tests)/|^site\\.config\\.ts$', pathNot: allowed })

/** @type {IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other are one thing, or hide a third.',
      {},
      { circular: true },
    ),
    rule('resolvable', 'The import names nothing that exists.', {}, { couldNotResolve: true }),
    onlyOurs('lib-is-a-leaf', 'lib imports nothing of ours.', { path: '^src/lib/' }, '^src/lib/'),
    onlyOurs('platform', 'platform imports lib.', { path: '^src/platform/' }, '^src/(platform|lib)/'),
    onlyOurs('ui', 'ui imports lib and platform.', { path: '^src/ui/' }, '^src/(ui|lib|platform)/'),
    onlyOurs(
      'feature',
      'What several tools share as a whole imports its own folder, ui, lib and platform.',
      { path: '^src/features/([^/]+)/', pathNot: [test, '/testing/'] },
      ['^src/(ui|lib|platform)/', '^src/features/$1/', '^site\\.config\\.ts$'],
    ),
    onlyOurs(
      'tool-guide-or-page',
      'A tool, guide or page imports its own folder, its contract, features, ui, lib and platform; another tool is reached by a transfer.',
      { path: folder, pathNot: [test, '/testing/'] },
      ['^src/(features|ui|lib|platform)/', contract, '^src/$1/$2/', '^site\\.config\\.ts$'],
    ),
    onlyOurs(
      'core-is-pure',
      'core knows only core and lib: clock, random, storage and language come in as arguments.',
      { path: '^src/tools/([^/]+)/core/', pathNot: test },
      ['^src/lib/', '^src/tools/$1/core/'],
    ),
    rule(
      'core-without-react',
      'core and lib know no user interface.',
      { path: '^src/(tools/[^/]+/core|lib)/', pathNot: test },
      { path: `${package_}/(react|react-dom|wouter|lucide-react)/` },
    ),
    onlyOurs(
      'worker',
      'A worker imports core, lib and its own worker/ folder.',
      { path: '^src/tools/([^/]+)/(worker/|worker\\.ts$|.*[.]worker\\.ts$)', pathNot: test },
      ['^src/lib/', '^src/tools/$1/(core|worker)/'],
    ),
    onlyOurs(
      'page-worker',
      'A worker of a page or feature imports its own folder and lib.',
      { path: '^src/(pages|features)/([^/]+)/[^/]+\\.worker\\.ts$' },
      ['^src/lib/', '^src/$1/$2/'],
    ),
    onlyOurs(
      'service-worker',
      'The service worker imports its own folder and lib.',
      { path: '^src/app/.*\\.worker\\.ts$' },
      ['^src/lib/', '^src/app/offline/'],
    ),
    rule(
      'workers-are-started-not-imported',
      'A worker is loaded by its address (?worker&url); importing it would run it in the page.',
      { path: '^src/' },
      { path: worker, dependencyTypesNot: ['type-only'] },
    ),
    onlyOurs(
      'registry',
      "registry imports manifests, messages, lib and the types of a guide's prose.",
      { path: '^src/registry/', pathNot: test },
      [
        '^src/registry/',
        '^src/lib/',
        '^src/ui/(article/prose/prose|style/tints)\\.ts$',
        '^src/(tools|guides|pages)/[^/]+/(manifest|status|tile|messages\\.[a-z]+)\\.ts$',
        '^src/tools/[^/]+/home/TilePicture\\.tsx$',
        '^site\\.config\\.ts$',
      ],
    ),
    onlyOurs(
      'app',
      'app imports registry, features, ui, lib and platform; a tool only through its load().',
      { path: '^src/app/', pathNot: test },
      ['^src/(app|registry|features|ui|lib|platform)/', '^site\\.config\\.ts$'],
    ),
    onlyOurs(
      'build',
      'The build knows of the app only the types that they share, and the list of languages.',
      { path: '^build/' },
      [
        '^build/',
        '^src/app/page/prerendered-page\\.ts$',
        '^src/app/offline/offline-build\\.ts$',
        '^src/lib/',
        '^site\\.config\\.ts$',
      ],
    ),
    rule(
      'stores-are-declared-in-one-place',
      'A tool or guide declares its stores in its stores.ts, which its manifest lists, and the site in `siteStores`: export, import and deletion know no others.',
      {
        path: '^src/',
        pathNot: [test, '/testing/', '^src/(tools|guides)/[^/]+/stores\\.ts$', ...siteStores],
      },
      { path: '^src/lib/stored-data/declare-stores\\.ts$' },
    ),
    rule(
      'no-test-in-product',
      'The product does not import tests or what only tests need.',
      { path: '^src/', pathNot: `${test}|/testing/` },
      { path: `${test}|/testing/|^tests/|${package_}/(vitest|fast-check|@playwright)/` },
    ),
  ],
  options: {
    doNotFollow: { path: package_ },
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
