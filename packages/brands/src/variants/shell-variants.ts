import type { VariantTable } from './variant.ts'

export const SHELL_VARIANTS = {
  'banner-phone': {
    what: 'The line above the header, on phones',
    choices: { rows: 'The link below the message', sentence: 'Message and link are one sentence' },
  },
  count: {
    what: 'The number on the cart and the favourites in the header',
    choices: { bubble: 'In a bubble', figure: 'A figure beside the icon' },
  },
  'crumbs-sign': {
    what: 'What stands between two pages of the way back',
    choices: { slash: 'A slash', dot: 'A dot' },
  },
  footer: {
    what: 'How the footer is arranged',
    choices: {
      columns: 'What the shop is and its links in columns',
      floor: 'One grid, and the wordmark over the full width as the floor of the page',
      'points-first': 'Selling points above the columns of links',
      ridge: 'Room for a drawing that stands on it; what the shop is below the links',
    },
  },
  header: {
    what: 'How the header is arranged',
    choices: {
      'search-middle': 'Logo, search in the true middle, tools and menu',
      'logo-middle': 'Search, the logo in the middle, tools and menu',
      'menu-first': 'Logo and menu, links, search, tools; on smaller screens the menu comes first',
      'menu-second': 'Logo, menu, search, tools; on phones the menu comes first',
    },
  },
  'header-search': {
    what: 'How one sees that the field in the header searches',
    choices: { icon: 'By an icon before the words', button: 'By a round button at its end' },
  },
  'heading-stress': {
    what: 'How words that an editor stressed in a heading stand out',
    choices: { plain: 'By weight and colour', marker: 'By a stroke of a marker under them' },
  },
  'icon-menu': {
    what: 'What the menu is drawn as',
    choices: { 'three-lines': 'Three lines, the last one short', 'two-lines': 'Two lines' },
  },
  'letter-edge': {
    what: 'The edge of the band that asks for an address',
    choices: { open: 'Something may hang out of it', clipped: 'What is painted on it ends with it' },
  },
  more: {
    what: 'The link beside the heading of a section',
    choices: {
      line: 'Words on a line, and an arrow',
      plain: 'Words and an arrow',
      round: 'Words and a round arrow; on phones the arrow alone',
      words: 'Words on a line in the accent, without an arrow',
    },
  },
  'newsletter-button': {
    what: 'The button of the form that asks for an address',
    choices: { main: 'Like other buttons', 'own-colours': 'In colours of its own, over the full width on phones' },
  },
  'newsletter-field': {
    what: 'The field for an address',
    choices: { box: 'A box', line: 'A line to write on, and a word to press' },
  },
  'newsletter-sent': {
    what: 'What thanks for an address',
    choices: { words: 'Words alone', pill: 'A pill with a sign before the words' },
  },
  'search-cross': {
    what: 'What empties a search field',
    choices: { browser: 'The browser’s own cross', thin: 'A thin cross' },
  },
  'selling-points': {
    what: 'The selling points below a hero',
    choices: { row: 'One row between lines', tiles: 'A tile for each, with its text' },
  },
  tabs: {
    what: 'How tabs look',
    choices: { bar: 'Words, with a bar under the one that is shown', pills: 'Pills' },
  },
  'text-link': {
    what: 'How a link that stands alone is set',
    choices: {
      inline: 'In the line, with room around it that can be hit',
      row: 'As a row of its own, its words in the middle',
    },
  },
} as const satisfies VariantTable
