import type { VariantTable } from './variant.ts'

export const PRODUCT_VARIANTS = {
  'gallery-mosaic': {
    what: 'How the pictures of a product stand together, wider than a phone',
    choices: {
      pairs: 'One large, then pairs',
      tall: 'One below the other, upright; in pairs where there is much room',
      row: 'One large and a row of small ones below it, on a tablet beside it',
    },
  },
  'gallery-thumbs': {
    what: 'What says on a phone which of the pictures is seen',
    choices: { pictures: 'Small pictures below', lines: 'A line for each, below', pips: 'Dots on the picture' },
  },
  'gallery-tools': {
    what: 'How the buttons over the pictures stand',
    choices: {
      column: 'Below each other in the corner',
      notch: 'Side by side in a notch of the corner',
      spread: 'Below each other; on a phone the heart above, the others at the lower edge',
    },
  },
  'product-shot': {
    what: 'How the shot of a product lies on its ground',
    choices: {
      plain: 'As it was taken',
      lit: 'Whole, upright and standing low, its ground lit',
      daylight: 'Blended with a pale ground',
    },
  },
  'product-heart': {
    what: 'Where the heart stands on a product’s page',
    choices: { picture: 'Among the buttons over the pictures', button: 'Beside the button that puts into the cart' },
  },
  'product-page': {
    what: 'How pictures, buy box, story and facts of a product stand together, wider than a phone',
    choices: {
      halves: 'Pictures beside the buy box, the story beside the facts',
      bleed: 'Pictures up to the edge, buy box and facts beside them, the story below',
      'measures-beside': 'Pictures beside the buy box, the measurements beside story and facts',
    },
  },
  'product-colours': {
    what: 'How the colours of a product are shown',
    choices: {
      framed: 'Pictures in a frame',
      underlined: 'Pictures with a line below',
      ringed: 'Pictures side by side, a ring around the one that is shown',
      named: 'Round pictures with their names',
    },
  },
  'product-measures': {
    what: 'Where width and height of a product are drawn, besides the list of measurements',
    choices: {
      sketch: 'In a sketch alone',
      picture: 'On the first picture, too',
      shot: 'On its shot beside the story',
    },
  },
  'product-rating': {
    what: 'Where the stars stand in the head of a product’s page',
    choices: { below: 'Below the name', 'beside-series': 'Beside the series, above the name' },
  },
  'bar-words': {
    what: 'What stands beside the button in the bar that follows on a phone',
    choices: { price: 'The price', picture: 'Picture and price', name: 'Name and price' },
  },
  'buy-facts': {
    what: 'How delivery, stores and price guarantee stand below each other',
    choices: { lines: 'In one box, with lines between them', blocks: 'Each in a block of its own' },
  },
  'measure-sketch': {
    what: 'Where the sketch of the measurements stands, wider than a phone',
    choices: { above: 'Above their list', beside: 'Beside their list' },
  },
  'package-choice': {
    what: 'How the choices of a package are set apart',
    choices: { box: 'Each in a box', line: 'By lines' },
  },
  'package-mark': {
    what: 'What marks the choice that was made in a package',
    choices: { browser: 'The browser’s own mark', ring: 'A thick ring', point: 'A point in a ring' },
  },
  'package-price': {
    what: 'Where the price of a choice stands on a small phone',
    choices: {
      beside: 'Beside its words',
      below: 'Below its words',
      'below-all': 'Below its words, mark and picture in the middle of both',
    },
  },
  reviews: {
    what: 'How reviews look',
    choices: {
      cards: 'As cards, side by side',
      words: 'As large words between lines, the average very large',
      lines: 'Between lines, the average in a block beside them',
      colours: 'As blocks of colour, the average on a sticker',
    },
  },
  'story-points': {
    what: 'How the points below the story look',
    choices: { lines: 'Between lines', checks: 'With a tick', blocks: 'With a tick, each in a block' },
  },
  'stress-strip': {
    what: 'How the strip about haste looks',
    choices: { block: 'As one block', lines: 'Between lines, a point for a sign', pills: 'As pills' },
  },
} as const satisfies VariantTable
