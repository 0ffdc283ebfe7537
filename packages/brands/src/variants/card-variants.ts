import type { VariantTable } from './variant.ts'

export const CARD_VARIANTS = {
  'card-count': {
    what: 'How many ratings a card names beside its stars',
    choices: {
      roomy: 'A number, not on phones',
      brackets: 'A number in brackets, on phones, too',
      never: 'Stars alone',
    },
  },
  'price-saved': {
    what: 'What is saved, in money, beside the price of a wide card and of a page',
    choices: { pill: 'On a ground of its own', words: 'Quiet words', below: 'Loud words, below the small print' },
  },
  'product-price': {
    what: "Where the small print of the price stands on a product's page",
    choices: { over: 'Below the price', beside: 'Beside the price, in short lines' },
  },
  'product-club': {
    what: "The members' price on a product's page",
    choices: { words: 'Words', pill: 'On a ground of its own' },
  },
  'bar-price': {
    what: 'What goes with the price in the bar of a phone',
    choices: {
      whole: 'All of it',
      brief: 'Not how many are sold together',
      short: 'The lowest price of 30 days alone',
    },
  },
} as const satisfies VariantTable
