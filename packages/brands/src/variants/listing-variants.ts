import type { VariantTable } from './variant.ts'

export const LISTING_VARIANTS = {
  'listing-head': {
    what: 'How the name, the words and the picture at the head of a listing stand',
    choices: {
      columns: 'Name and words in two columns, the picture beside or below them',
      notch: 'The name in a notch of its picture',
      awning: 'On a coloured ground that reaches up behind the breadcrumbs, the picture to the right',
      stage: 'The name very large, over the full width; pictures bleed to the edges',
    },
  },
  'sub-categories': {
    what: 'What the sub-categories of a listing look like',
    choices: {
      chips: 'Chips with a small picture',
      words: 'Large words',
      tiles: 'Tiles with a picture above the name',
    },
  },
  'filter-look': {
    what: 'What narrows and orders a listing',
    choices: { buttons: 'Buttons and fields with grounds and edges', words: 'Words between two hairlines' },
  },
  'filter-bar-phone': {
    what: 'The bar of filters on a phone',
    choices: {
      button: 'One button for all filters, and the order',
      scrolling: 'A row that scrolls: all filters, the order, each filter',
    },
  },
  'quick-facet-chosen': {
    what: 'A filter of the bar of which something is chosen',
    choices: { counted: 'Only says how many', filled: 'Has a ground of its own, too' },
  },
  'sort-label': {
    what: 'What the order of a listing is called, on wide screens',
    choices: { hidden: 'Only for those who listen', shown: 'In front of it' },
  },
  'listing-count': {
    what: 'Where a listing says how many products it has',
    choices: {
      'bar-wide': 'In the bar of filters; on phones below it',
      bar: 'In the bar of filters',
      line: 'Below the bar, beside the chosen filters',
    },
  },
  'chosen-filter': {
    what: 'A chosen filter above the products',
    choices: { filled: 'A chip', underlined: 'A word with a line under it' },
  },
  'facet-arrow': {
    what: 'The arrow that opens a filter in the panel',
    choices: { plain: 'A line', disc: 'A line on a disc' },
  },
  'listing-empty': {
    what: 'A listing without products',
    choices: { alone: 'Words and a button below each other', beside: 'Words and a link beside a drawing' },
  },
  paging: {
    what: 'The way through the pages of a listing',
    choices: { stacked: 'Below each other', row: 'In one row under a line' },
  },
  'paging-next': {
    what: 'The link to the next page',
    choices: {
      filled: 'A filled button',
      outlined: 'A button with an edge',
      underlined: 'A word with a line under it',
    },
  },
  'listing-text': {
    what: 'The text below the products',
    choices: { columns: 'In columns', band: 'On a band from edge to edge' },
  },
  'search-field': {
    what: 'The field on the page of search results',
    choices: { boxed: 'A field with an edge', line: 'Large words on a line' },
  },
} as const satisfies VariantTable
