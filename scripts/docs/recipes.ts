export interface Recipe {
  readonly title: string
  /** Stands in every file of the recipe: whoever looks for it finds how it is done. */
  readonly example: string
  readonly steps: readonly (readonly [file: string, what: string])[]
  /** Where the example stands nowhere else; a test finds the file that a recipe forgot. */
  readonly within: readonly string[]
}

const EVERYWHERE = ['apps/{server,web}/**', 'packages/**', 'scripts/docs/block-*.ts', 'demo/block-samples/**']

/** For `docs/map.md`, written by `npm run docs:map`. */
export const RECIPES: readonly Recipe[] = [
  {
    title: 'Add a block',
    example: 'RegisterReturns',
    within: EVERYWHERE,
    steps: [
      ['packages/domain/src/content/blocks/editorial-blocks.ts', 'what editors may write in it, as a schema'],
      ['packages/domain/src/content/blocks/block-content-schema.ts', 'its name in the table of blocks'],
      ['packages/domain/src/content/blocks/block-props.ts', 'what its view gets'],
      ['apps/server/src/features/content/blocks/block-needs.ts', 'what it refers to: products, pages, pictures'],
      ['apps/server/src/features/content/blocks/editorial-resolvers.ts', 'from content to what the view gets'],
      ['apps/web/src/blocks/register-returns/register-returns-block.tsx', 'the view; sheet and test stand beside it'],
      ['apps/web/src/blocks/block-registry.ts', 'its code, loaded when a page has it'],
      ['demo/block-samples/RegisterReturns.json', 'every option once: shown by `/__kit/blocks`, drawn by tests'],
      ['scripts/docs/block-words.ts', 'its fields explained to editors, then `npm run docs:blocks`'],
    ],
  },
  {
    title: 'Add a kind of page',
    example: 'ComparePage',
    within: EVERYWHERE,
    steps: [
      ['packages/domain/src/page/models/compare-model.ts', 'what the page knows'],
      ['packages/domain/src/page/models/page-models.ts', 'its name in the table of pages'],
      ['packages/domain/src/page/counted-view.ts', 'what opening it counts as'],
      ['apps/server/src/pages/product/compare-page.ts', 'builds it'],
      ['apps/server/src/pages/find-page.ts', 'which addresses lead to it'],
      ['apps/web/src/pages/compare/compare-page.tsx', 'shows it'],
      ['apps/web/src/pages/compare/compare-suggestions.tsx', 'a part of it: pages have as many files as parts'],
      ['apps/web/src/pages/page-registry.ts', 'its code, loaded when it is opened'],
      [
        'apps/server/test/authorisation/authorisation-page-rows.ts',
        'who may see it, then `npm run docs:authorisation`',
      ],
    ],
  },
  {
    title: 'Add a call',
    example: "stores/chosen'",
    within: EVERYWHERE,
    steps: [
      [
        'packages/domain/src/stores/store-calls.ts',
        'what is sent and answered; a new table is named in `domain/calls/calls.ts`; then `npm run docs:calls`',
      ],
      ['apps/server/src/features/stores/store-routes.ts', 'answers it'],
      ['apps/web/src/features/stores/choose-store.ts', 'calls it'],
      [
        'apps/server/test/authorisation/open-authorisation-rows.ts',
        'how the nine visitors of the authorisation test ask',
      ],
      [
        'apps/server/test/authorisation/authorisation-call-answers.ts',
        'what each of them gets, then `npm run docs:authorisation`',
      ],
    ],
  },
  {
    title: 'Add a plain form',
    example: 'stockAlerts.add',
    within: EVERYWHERE,
    steps: [
      [
        'packages/domain/src/stock-alerts/stock-alert-form-rows.ts',
        'paths, fields, who may send it, where it leads; a new table is named in `domain/forms/forms.ts`; then `npm run docs:forms`',
      ],
      [
        'apps/server/src/features/stock-alerts/stock-alert-form-routes.ts',
        'what it does; a new group of handlers is named in `server/start/form-handlers.ts`',
      ],
      ['apps/server/test/authorisation/authorisation-form-rows.ts', 'who gets what, then `npm run docs:authorisation`'],
    ],
  },
  {
    title: 'Add a brand',
    example: 'skygge',
    within: [
      'packages/domain/src/{brand,orders}/**',
      'packages/brands/src/{,skygge/storefront}*.ts',
      'packages/brands/fonts/**',
    ],
    steps: [
      [
        'packages/brands/src/skygge/storefront.ts',
        'with the rest of its folder: `npm run new-brand -- NAME …` writes it, [theming.md](theming.md) explains it',
      ],
      ['packages/domain/src/brand/brand-key.ts', 'its key: from here the compiler names what is missing'],
      ['packages/domain/src/orders/order-letters.ts', 'the letters of its order numbers'],
      ['packages/brands/src/brand-registry.ts', 'its definition'],
      [
        'packages/brands/fonts/brand-fonts.ts',
        'which letters its fonts hold, then `packages/brands/fonts/make-fonts.ts`',
      ],
    ],
  },
  {
    title: 'Add a payment provider',
    example: 'createNetsProvider',
    within: EVERYWHERE,
    steps: [
      [
        'apps/server/src/features/payments/nets-provider.ts',
        'the adapter to `PaymentProvider` (`domain/payments/payment-provider.ts`)',
      ],
      [
        'apps/server/src/features/payments/payment-registry.ts',
        'which ways to pay are its own; its settings come from `server/start/config.ts`',
      ],
    ],
  },
]
