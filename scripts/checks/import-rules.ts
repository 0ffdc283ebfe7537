/**
 * Who may import whom, and what no file may do. A target is a path of the repository, `npm/<package>`,
 * `node/<module>` or `alias/<name>`; patterns are globs. To add a rule: a row here, a planted mistake in
 * scripts/lint-fixture, a line in scripts/lint.test.ts (which fails while a rule is not planted).
 */
export type ImportRule = {
  readonly name: string
  readonly from: readonly string[]
  readonly exceptFrom?: readonly string[]
  readonly why: string
} & (OnlyTargets | NeverTargets)

interface OnlyTargets {
  readonly only: readonly string[]
  /** Targets that may be imported with `import type` as well. */
  readonly onlyTypes?: readonly string[]
}

interface NeverTargets {
  readonly never: readonly string[]
  readonly unless?: readonly string[]
}

/** Package name → where its exports point (`"./*": "./src/*"` in each package.json); the longer name first. */
export const WORKSPACES: Readonly<Record<string, string>> = {
  '@firkant/domain': 'packages/domain/src',
  '@firkant/ui/test': 'packages/ui/test',
  '@firkant/ui': 'packages/ui/src',
  '@firkant/brands': 'packages/brands/src',
  '@firkant/web': 'apps/web/src',
  '@firkant/server': 'apps/server/src',
  '@firkant/studio': 'apps/studio/src',
  '@firkant/demo': 'demo/src',
  '@firkant/e2e': 'e2e/src',
  '@firkant/bench': 'bench/src',
}

export const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'apps/server/test/**']
/** A test's tools are its own business, whatever its source may import. */
export const TEST_TOOLS = ['npm/**', 'node/**', 'packages/ui/test/**']

const FEATURES =
  '{catalog,delivery,pricing,stock,promotions,content,menu,search,cart,checkout,orders,payments,lists,customer,soft-login,' +
  'employee,hand-over,stores,newsletter,stock-alerts,returns,personalisation,experiences,tracking,insights,dynamic-data,' +
  'images,mail,studio,change-sets}'

/** From the top down: each may import what stands below it, and its own. */
const WEB_FLOORS = ['start', 'pages', 'shell', 'blocks', 'features', 'platform', 'texts'] as const
const onFloor = (floor: string) => `apps/web/src/${floor}/**`

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'domain-is-pure',
    from: ['packages/domain/src/**'],
    only: ['packages/domain/src/**', 'npm/zod'],
    why: 'browser and server run the same rules, so domain knows neither: only itself and zod',
  },
  {
    name: 'ui-knows-no-product',
    from: ['packages/ui/src/**'],
    only: ['packages/ui/src/**', 'packages/domain/src/{image,format,device,market,result,events}/**', 'npm/react'],
    why: 'the kit serves any shop: what knows a product, a price or a cart is a web feature',
  },
  {
    name: 'brands-know-no-shop-rules',
    from: ['packages/brands/src/**'],
    only: ['packages/brands/**', 'packages/domain/src/{brand,market}/**', 'npm/react', 'npm/@fontsource-variable/*'],
    onlyTypes: ['packages/ui/src/**'],
    why: 'a brand is data and looks: a rule that stood in one brand would be missing in the other three',
  },
  {
    name: 'web-never-imports-server',
    from: ['apps/web/**'],
    never: ['apps/server/**'],
    why: 'the server enters web by its render entry; the way back would put Node code into the browser',
  },
  {
    name: 'web-names-no-brand',
    from: ['apps/web/src/**'],
    // The .d.ts declares what the alias is.
    exceptFrom: [...TESTS, 'apps/web/src/*.d.ts'],
    never: ['packages/brands/**'],
    why: "each build holds one brand, chosen by the alias '#brand'; a direct import ships a second one",
  },
  {
    name: 'web-runs-in-the-browser',
    from: ['apps/web/src/**'],
    exceptFrom: TESTS,
    never: ['node/**'],
    why: 'web is shipped to browsers: Node modules belong to the server',
  },
  ...WEB_FLOORS.slice(1).map((floor, index) => ({
    name: `web-${floor}-below-${WEB_FLOORS[index]}`,
    from: [onFloor(floor)],
    exceptFrom: TESTS,
    never: WEB_FLOORS.slice(0, index + 1).map(onFloor),
    why: `${floor} cannot be read, tested or loaded alone when it calls upwards: what both need belongs below, what only the upper one has comes as an argument or a context`,
  })),
  {
    name: 'web-has-these-floors',
    from: WEB_FLOORS.map(onFloor),
    exceptFrom: TESTS,
    never: ['apps/web/src/*/**'],
    unless: WEB_FLOORS.map(onFloor),
    why: 'a folder beside the floors would be a way around them',
  },
  {
    name: 'studio-stands-alone',
    from: ['apps/studio/**'],
    exceptFrom: TESTS,
    only: ['apps/studio/**', 'packages/domain/src/**', 'npm/**', 'node/**'],
    why: 'the studio is a build of its own: it shares types and rules with the shop, and asks the server by calls',
  },
  {
    name: 'nothing-imports-studio',
    from: ['**'],
    exceptFrom: ['apps/studio/**', ...TESTS],
    never: ['apps/studio/**'],
    why: 'not one byte of the studio reaches a page of a shop',
  },
  {
    name: 'server-never-imports-web',
    from: ['apps/server/**'],
    never: ['apps/web/**', 'packages/ui/**', 'alias/**'],
    why: 'the server starts without a web build and loads its render entry as a built file',
  },
  {
    name: 'server-knows-brand-definitions',
    from: ['apps/server/**'],
    never: ['packages/brands/**'],
    unless: ['packages/brands/src/*/brand.ts', 'packages/brands/src/brand-registry.ts'],
    why: 'the rest of a brand is style sheets, fonts and pictures, which Node cannot import',
  },
  {
    name: 'platform-knows-no-shop',
    from: ['apps/server/src/platform/**'],
    exceptFrom: TESTS,
    never: ['apps/server/src/{features,pages,render,start,commands}/**', `packages/domain/src/${FEATURES}/**`],
    why: 'platform carries any shop: what it needs of this one comes as an argument',
  },
  {
    name: 'features-stand-below-pages',
    from: ['apps/server/src/features/**'],
    exceptFrom: TESTS,
    never: ['apps/server/src/{pages,render,start,commands}/**'],
    why: 'start, render and pages call features; a feature that calls back cannot be used or tested alone',
  },
  {
    name: 'tracking-is-imported-by-none',
    from: ['apps/*/src/**'],
    exceptFrom: [...TESTS, 'apps/*/src/start/**', 'apps/*/src/features/tracking/**'],
    never: ['apps/*/src/features/tracking/**'],
    why: 'features publish domain events and start/ connects the listener, so the shop works without tracking',
  },
  {
    name: 'demo-is-only-data',
    from: ['packages/**', 'apps/web/**', 'apps/server/src/{platform,features,pages,render}/**'],
    exceptFrom: TESTS,
    never: ['demo/**'],
    why: 'a real shop runs without the demo catalogue: only server/start and server/commands may load it',
  },
  ...['e2e', 'bench', 'scripts'].map((folder) => ({
    name: `nothing-imports-${folder}`,
    from: ['**'],
    // Tests and measurements prepare their shop with the same steps as the commands do.
    exceptFrom: [
      `${folder}/**`,
      ...(folder === 'scripts' ? ['e2e/**', 'bench/**', 'apps/server/test/**', 'vitest.config.ts'] : []),
    ],
    never: [`${folder}/**`],
    why: `${folder} stands beside the shop and is free to change or go; what others need belongs below them`,
  })),
]

/** Feature → features it may import. Each is free to import those of ANY_FEATURE_MAY_IMPORT. */
export type FeatureImports = Readonly<Record<string, readonly string[]>>

/** dynamic-data is transport: it carries what features register, and itself imports none. */
export const ANY_FEATURE_MAY_IMPORT: readonly string[] = ['dynamic-data']

export const FEATURE_IMPORTS: Readonly<Record<string, FeatureImports>> = {
  'apps/web/src/features': {
    cart: ['confirmations'],
    // What was merged at login is told, with an undo.
    customer: ['confirmations'],
    lists: ['confirmations'],
    // What the visitor's own cart keeps aside in another country.
    market: ['cart', 'confirmations'],
    'product-card': ['cart', 'delivery', 'employee', 'lists', 'page-views', 'stock-alerts'],
    'recently-viewed': ['product-card'],
    search: ['experiments', 'product-card', 'recently-viewed'],
    personalisation: ['product-card'],
    checkout: ['cart', 'customer', 'employee', 'stores'],
    'soft-login': ['customer', 'product-card'],
    // How stock is shown.
    stores: ['product-card'],
  },
  'apps/server/src/features': {
    // Listings filter by what stores have.
    catalog: ['delivery', 'pricing', 'stock', 'stores', 'promotions', 'images'],
    stores: ['stock'],
    // What pages say is checked, too.
    law: ['content', 'environment'],
    recalls: ['catalog', 'mail', 'orders'],
    // An import says which experiences there are, and looks which environmental words are proven.
    content: ['catalog', 'environment', 'experiences', 'images', 'personalisation'],
    search: ['catalog'],
    // Whether a customer's mails have a mailbox of theirs to go to.
    lists: ['cart', 'catalog', 'content', 'customer', 'delivery', 'images', 'mail'],
    menu: ['catalog', 'content'],
    personalisation: ['catalog'],
    cart: ['catalog', 'delivery', 'pricing', 'promotions', 'stock', 'stores'],
    checkout: [
      'cart',
      'content',
      'customer',
      'delivery',
      'employee',
      'orders',
      'payments',
      'promotions',
      'stock',
      'stores',
    ],
    orders: ['cart', 'content', 'customer', 'delivery', 'mail', 'promotions', 'stock', 'stock-alerts', 'stores'],
    // The test bank is the one provider that lives in the shop's own house.
    payments: ['employee', 'orders', 'stores', 'test-bank'],
    'my-pages': ['cart', 'content', 'customer', 'orders', 'promotions', 'returns'],
    returns: ['customer', 'mail', 'orders'],
    customer: ['content', 'mail', 'newsletter'],
    // Employees sign in by the same means, and see their stores.
    employee: ['cart', 'customer', 'mail', 'orders', 'stores'],
    // A cart that an employee makes and a customer goes on with.
    'hand-over': ['cart', 'employee'],
    // Where employees work on what all of these hold.
    studio: [
      'cart',
      'catalog',
      'employee',
      'fit',
      'hand-over',
      'images',
      'insights',
      'mail',
      'orders',
      'returns',
      'experiences',
    ],
    // What employees publish together: documents of content, and the experiences that stand in them.
    'change-sets': ['content', 'experiences', 'studio'],
    // Buyers of an order write them, employees look at them.
    reviews: ['catalog', 'images', 'mail', 'newsletter', 'orders', 'studio'],
    // Newsletters carry the links that recognise.
    'soft-login': ['catalog', 'content', 'customer', 'mail', 'newsletter'],
    newsletter: ['mail'],
    'stock-alerts': ['catalog', 'mail'],
    // Chosen into the cart; the reminder is of an order.
    samples: ['cart', 'catalog', 'mail', 'orders', 'stock'],
    // Reads and writes the files of the whole catalogue; what an editor wrote is made safe by content.
    'catalog-files': [
      'models-3d',
      'delivery',
      'catalog',
      'content',
      'environment',
      'law',
      'pricing',
      'promotions',
      'recalls',
      'reviews',
      'stock',
      'stock-alerts',
      'stores',
    ],
    // Fills every feature's tables with the demo shop; nothing imports it but commands.
    demo: ['catalog-files', 'customer', 'employee', 'models-3d', 'orders', 'stock'],
    'models-3d': ['catalog', 'hand-over', 'images'],
  },
}

export const FORBIDDEN_NAMES: readonly string[] = ['utils', 'lib', 'misc', 'common', 'helpers', 'types', 'constants']
/** A command is named after its npm script: scripts/types.ts is `npm run types`. */
export const FREELY_NAMED: readonly string[] = ['scripts/*']
export const MAX_STYLE_SHEET_LINES = 300

/** What the checker knows besides directions; the value says why. */
export const HOUSE_RULES = {
  'parse-error': 'a file that cannot be read cannot be checked',
  'unresolved-import': 'Node runs these files as they are: the path is exact and carries its extension',
  'feature-pair':
    'features that import each other freely become one: allow the pair in scripts/checks/import-rules.ts or let a page join them',
  'import-cycle': 'none of the files can be read, tested or loaded without the others',
  'type-import-cycle':
    'types may refer to each other within one feature folder; across folders the two are one feature',
  'domain-folder-cycle':
    'two feature folders that need each other are one: move the shared rule into the lower of them',
  'no-index-file': 'a file carries the name of what is in it; importing a folder hides what is used',
  'no-barrel': 'a file that only passes on others loads all of them and hides where things stand',
  'no-dump-name': 'a dump grows without an owner: put each part beside what uses it',
  'style-sheet-length': `${MAX_STYLE_SHEET_LINES} lines is the end: split it by component part`,
  'clock-is-an-argument': 'a rule that reads the clock cannot be tested or replayed: pass `now`',
} as const

export type HouseRule = keyof typeof HOUSE_RULES
