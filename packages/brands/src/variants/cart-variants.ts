import type { VariantTable } from './variant.ts'

export const CART_VARIANTS = {
  'cart-code': {
    what: 'The field for a code in the cart',
    choices: { box: 'A framed field with a button', line: 'A line to write on with a word to press' },
  },
  'cart-delivery': {
    what: 'How a line of the cart tells when it comes',
    choices: { words: 'Words like the others', drawing: 'Small and strong, with a drawing before them' },
  },
  'cart-discounts': {
    what: 'How a line of the cart tells what it costs less',
    choices: { words: 'In the colour of reduced prices', chips: 'On a ground of its own' },
  },
  'cart-head': {
    what: 'The head of the cart’s page',
    choices: { plain: 'On the ground of the page', band: 'In a band over the width of the window' },
  },
  'cart-line': {
    what: 'How a line of the cart is arranged',
    choices: {
      'price-beside-name': 'The price beside the name',
      'price-at-foot': 'The price beside the counter, the way out in the corner, the picture upright',
    },
  },
  'cart-remove': {
    what: 'The way out of the cart',
    choices: { word: 'A word', drawing: 'A drawing' },
  },
  'cart-summary': {
    what: 'The ground of sums and codes on the cart’s page',
    choices: { one: 'One for both', blocks: 'One for each' },
  },
  'quantity-fixed': {
    what: 'A quantity that can’t be changed',
    choices: { off: 'A counter that is off', number: 'A number only' },
  },
  'checkout-sections': {
    what: 'How the parts of the checkout are set apart',
    choices: { lines: 'By lines', blocks: 'As blocks' },
  },
  'my-nav': {
    what: 'How the links through the customer’s own pages stand in a wide window',
    choices: {
      side: 'Below each other, beside the page',
      row: 'In a row above the page',
      lines: 'Words in a row on a line, the current one underlined',
    },
  },
  'open-line': {
    what: 'How it is told whether a store is open',
    choices: {
      line: 'A dot and words',
      'pill-in-head': 'On a ground of its own under the name of the store',
      pill: 'On a ground of its own everywhere',
    },
  },
  'store-cards': {
    what: 'How stores are listed',
    choices: {
      cards: 'Cards with a ground',
      lines: 'Lines of a table between rules, without arrows',
      'lines-with-arrow': 'Lines of a table between rules that end in an arrow',
    },
  },
  'store-groups': {
    what: 'How the stores of a region stand beside its name in a wide window',
    choices: {
      beside: 'The name in a narrow column',
      index: 'The name in a third of the width, a rule above every region',
      'side-by-side': 'The name above, regions with few stores share a row',
    },
  },
  'store-head': {
    what: 'How a store’s name, hours and words stand in a wide window',
    choices: {
      stacked: 'Below each other',
      split: 'The words beside the name',
      'wide-title': 'The name over the whole width',
    },
  },
  'store-heads': {
    what: 'The ground of the heads of the pages of stores',
    choices: {
      plain: 'That of the page',
      block: 'A block with something drawn at its foot',
      band: 'A band over the width of the window',
    },
  },
  'store-hours': {
    what: 'Where a store’s special days stand in a wide window',
    choices: { below: 'Below the week', beside: 'Beside the week' },
  },
  'store-search': {
    what: 'The field that stores are searched with',
    choices: { box: 'A framed field with a button', line: 'A line to write on with a word to press' },
  },
  'store-stock': {
    what: 'How a store’s page points to the stock of products',
    choices: { ground: 'On a ground, with a drawing', 'between-lines': 'Between two rules' },
  },
} as const satisfies VariantTable
