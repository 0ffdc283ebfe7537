import type { VariantTable } from './variant.ts'

export const CONTENT_VARIANTS = {
  'content-tiles': {
    what: 'How articles, categories of articles, steps and links stand on the page',
    choices: { open: 'Words below their picture', blocks: 'Blocks with a ground of their own' },
  },
  'article-category': {
    what: 'How the category of an article is shown',
    choices: {
      word: 'A word',
      dot: 'A word behind a dot',
      tag: 'A word on a tag',
      notch: 'In a notch of the picture of a card, a word in the head of the article',
    },
  },
  'articles-few': {
    what: 'How two or three articles share a row',
    choices: {
      even: 'Each as wide as among many',
      paired: 'Two share the row',
      'larger-first': 'Two share the row, of three the first is larger',
      descending: 'On a page of articles each is smaller than the one before, their pictures end on one line',
    },
  },
  'article-head': {
    what: 'How the head of an article is arranged on wide screens',
    choices: {
      split: 'Heading on the left, lead on the right, the picture below',
      columns: 'Heading above facts and lead, the picture from edge to edge',
      block: 'Words in a block beside the picture',
      beside: 'Words beside the picture',
    },
  },
  'article-body': {
    what: 'Where the text of an article stands on wide screens',
    choices: {
      middle: 'In the middle',
      aside: 'In the right columns, where the lead stands',
      sections: 'In the right columns, the names of its sections in the left one',
    },
  },
  'inspiration-head': {
    what: 'How the head of a page of articles is arranged on wide screens',
    choices: { stacked: 'Heading above its lead', beside: 'Heading beside its lead' },
  },
  'inspiration-links': {
    what: 'How the links to the categories of articles look',
    choices: { chips: 'A ground for each', words: 'Words between two hairlines' },
  },
  'inspiration-ground': {
    what: 'What the head of a page of articles stands on',
    choices: { page: 'The page', banner: 'A ground of its own, from edge to edge' },
  },
  'shelves-narrow': {
    what: 'How the categories of articles stand on narrow screens',
    choices: {
      tiles: 'As many beside each other as fit',
      rows: 'One below the other, each name beside its picture',
      'first-wide': 'Of three the first over the full width',
      three: 'Three beside each other',
    },
  },
  'content-rows': {
    what: 'How the words of a row without a picture are arranged on wide screens',
    choices: { stacked: 'Text below its title', beside: 'Text beside its title' },
  },
  'content-links': {
    what: 'How collected links are set apart',
    choices: { plain: 'Rows with an arrow, buttons with an edge', hairlines: 'Words between hairlines' },
  },
  'faq-heading': {
    what: 'Where the heading of questions stands on wide screens',
    choices: { above: 'Above them', beside: 'Beside them', follows: 'Beside them, and stays in sight' },
  },
  'countdown-look': {
    what: 'How the figures of a countdown are set apart',
    choices: {
      ruled: 'A line between them',
      blocks: 'A block for each',
      lines: 'A line between them, and one above and below everything',
    },
  },
  'bf-nav': {
    what: 'How the links through the days of a campaign look',
    choices: { chips: 'An edge around each', words: 'Words between two hairlines' },
  },
  'focal-mark': {
    what: 'What a point in a picture shows',
    choices: { plus: 'A plus', dot: 'Nothing but its colour' },
  },
  'returns-form': {
    what: 'Where the form for returns stands on wide screens',
    choices: {
      beside: 'Beside its words, from 1175 px on',
      'beside-early': 'Beside its words, from 1000 px on',
      lined: 'Beside its words from 768 px on, below a line',
    },
  },
  'sign-in': {
    what: 'How picture and form of the sign-in stand to each other',
    choices: {
      beside: 'The picture beside the form, up to the edge of the page',
      over: 'The form on a panel over the picture, which fills the page',
      blocks: 'Two blocks with a seam, the form first',
      card: 'The form on a card that overlaps the picture',
    },
  },
} as const satisfies VariantTable
