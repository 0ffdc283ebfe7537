import type { VariantTable } from './variant.ts'

export const CARD_VARIANTS = {
  'card-compact': {
    what: 'What a product card tells beside the cart',
    choices: { whole: 'All of it', short: 'No colours, stars and labels, and of the stock only that there is little' },
  },
  'card-words': {
    what: 'Where the words of a product card stand',
    choices: {
      lines: 'One below the other; colours, stars and stock at the foot',
      'button-by-price': 'One below the other, the cart button at the end of the price',
      'stars-by-price': 'Stars end the line of the price, stock the line of the colours',
      'own-lines': 'Each in a line of its own, stars by the price where there is room, stock by the colours',
    },
  },
  'card-picture': {
    what: 'How products are shown in the picture of a card',
    choices: { square: 'A square that the picture fills', standing: 'A tall window; things stand on one line in it' },
  },
  'card-ring': {
    what: 'What the ring of focus is around',
    choices: { picture: "The card's picture", card: 'The whole card' },
  },
  'card-add': {
    what: 'The cart button of a card',
    choices: { over: 'On the picture or among the words', bite: 'Round, biting into the corner of the picture' },
  },
  'card-line': {
    what: 'A small card in a list',
    choices: {
      bare: 'On the ground of the list',
      box: 'A box that the picture fills at the left',
      plain: 'Without badges',
    },
  },
  'card-line-add': {
    what: 'The cart button of a small card',
    choices: { same: 'As on other cards', quiet: 'On another ground, without a shadow' },
  },
  'add-icon': {
    what: 'The sign in the cart button of a card',
    choices: { bag: 'A bag', drawn: "The brand's own, from its art sheet" },
  },
  'badge-save': {
    what: 'The badge of a reduction on pictures',
    choices: { plain: 'As the others', round: 'Round, the figure large' },
  },
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
  'carousel-dots': {
    what: 'The marks below a row that scrolls',
    choices: { dots: 'Dots in the middle', ticks: 'Hairlines that share the width' },
  },
  'icon-shop': {
    what: 'What the cart and the shops are drawn as',
    choices: { bag: 'A bag and a booth', trolley: 'A trolley and a house' },
  },
  'product-trio': {
    what: 'Three products that a page shows together',
    choices: {
      row: 'Beside each other',
      floor: 'On one floor, each smaller than the one before, the heading in the free corner',
      'beside-words': 'Beside a word about them and a button; on a phone a row that scrolls',
    },
  },
  'product-lines': {
    what: 'Products that are lines in a column',
    choices: {
      small: 'Small cards',
      ruled: 'Ruled lines without colours, stars and stock',
      'price-right': 'Such lines with the price at the right',
    },
  },
} as const satisfies VariantTable
