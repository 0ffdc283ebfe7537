import type { VariantTable } from './variant.ts'

export const MENU_VARIANTS = {
  'country-facts': {
    what: 'How language and currency of a country stand',
    choices: { row: 'In a row with a dot between them', lines: 'Below each other' },
  },
  'mega-menu': {
    what: 'How the menu that hangs under the header is set',
    choices: {
      columns: 'Columns of words with a picture beside them',
      bubbles: 'A round picture before each name, and a pill across the columns',
    },
  },
  'menu-block': {
    what: 'What the picture with words in the menu looks like',
    choices: {
      card: 'Words on a ground below the picture',
      plain: 'Words without a ground below the picture, the link underlined',
      dark: 'Words on dark below a photograph',
      pill: 'A pill across the columns; a picture beside words where two of the last row leave room',
    },
  },
  'menu-close': {
    what: 'Where the button stands that closes the menu',
    choices: { last: 'After the title', first: 'Before the title' },
  },
  'menu-marked-link': {
    what: 'Which of the links beside the categories has the colour of reduced prices',
    choices: { none: 'None', first: 'The first one', offers: 'The one to the page of offers' },
  },
  'menu-tabs': {
    what: 'What the tabs of the menu look like',
    choices: {
      box: 'In a box, the chosen one raised',
      line: 'Words, the chosen one with a hairline under it',
      bar: 'Words, the chosen one with a bar under it',
      pills: 'Pills, the chosen one dark',
    },
  },
  'menu-tiles': {
    what: 'What the tiles of rooms in the menu look like',
    choices: {
      plain: 'A picture with the name below it',
      notch: 'The name in a notch of the picture',
      'big-corner': 'A picture with one big round corner, each another one',
    },
  },
  'menu-title': {
    what: 'What stands at the head of the menu',
    choices: { logo: 'The logo', word: 'The word for menu' },
  },
  'panel-menu': {
    what: 'How the menu that slides in is set',
    choices: {
      list: 'A list with small pictures; what belongs to it stands to its right',
      words: 'Large words alone; what belongs to them stands to their left',
    },
  },
  'guarantee-points': {
    what: 'What stands before the points of the price guarantee',
    choices: { dots: 'The same as in other text', checks: 'Check marks' },
  },
  'quick-search': {
    what: 'What the search looks like while one types',
    choices: {
      boxed: 'A field with icons, suggestions on grounds',
      bare: 'What one types is the headline, suggestions are words alone',
    },
  },
} as const satisfies VariantTable
