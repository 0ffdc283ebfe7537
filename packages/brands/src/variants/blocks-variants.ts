import type { VariantTable } from './variant.ts'

export const BLOCKS_VARIANTS = {
  banner: {
    what: 'How the words of a banner stand to its picture',
    choices: {
      panel: 'On a panel beside it',
      hanging:
        'Beside it without a ground, the heading hanging from its upper edge; over its calm part where it is wide',
      calm: 'On a panel beside it; over its calm part where it is wide; beside a third of it in a strip',
      curve: 'On a panel that a quarter of a circle cuts from it',
    },
  },
  hero: {
    what: 'How the words and the picture of a hero stand to each other',
    choices: {
      over: 'Words in the calm part of the picture, below it where there is no room',
      fade: 'The picture fades into the page, and the words begin over its foot',
      sign: 'Words in a dark block or in the calm part of the picture, on which a sign names a price',
      blocks:
        'Building blocks on a square grid: the picture an arch, products around it, one with its price as a sticker',
    },
  },
  'category-tiles': {
    what: 'What the categories look like that an editor shows as tiles',
    choices: {
      walls: 'Cut out against painted walls, the name below',
      lit: 'Tall lit windows, the name below',
      mosaic: 'Blocks of a mosaic with the name in a corner; the first may be double, one without a picture is solid',
      bubbles: 'Round pictures with the name centred below',
    },
  },
  'category-notes': {
    what: 'What tiles of categories become where an editor gives them notes',
    choices: {
      tiles: 'They stay as they are',
      stories: 'Things to read, as rooms with notes',
      scenes: 'Tall scenes of flat colour with a large name',
    },
  },
  'category-index': {
    what: 'What categories look like of which none has a picture',
    choices: { tiles: 'As others', names: 'A running index of names under a line' },
  },
  'category-rooms': {
    what: 'How the pictures of rooms are arranged',
    choices: {
      house: 'Eight as one house, the name in the corner of each; others in rows',
      rhythm: 'Wide, tall, tall, wide, the name below',
      notch: 'Halves and quarters without a gap, the name in a notch at the foot',
      shapes: 'Circles, arches and leaves, the name on a label',
    },
  },
  'category-stories': {
    what: 'How rooms with notes are shown: as things to read',
    choices: {
      columns: 'In columns, the first a little wider',
      journal: 'Three, the first large; the note stands over the name',
      lead: 'In a row, the first twice as wide',
      shapes: 'Three in a row, each picture of another shape',
    },
  },
  'block-edge': {
    what: 'Where blocks stand that are narrower than the page',
    choices: { middle: 'In its middle', left: 'On its left edge' },
  },
  'editor-list': {
    what: 'What stands before the points of a list that an editor wrote',
    choices: { disc: 'A small disc', dash: 'A dash', dot: 'A large dot of colour' },
  },
  'editor-numbers': {
    what: 'The numbers of steps that an editor wrote',
    choices: { plain: 'As the text', large: 'Large and coloured; on the ground of a layout steps are cards' },
  },
  'editor-quote': {
    what: 'What a quotation in the text looks like',
    choices: { plain: 'As the text', large: 'Large, in the typeface of headings' },
  },
  'editor-table': {
    what: 'Lines of a table that an editor wrote',
    choices: { below: 'Below each cell', above: 'Above each cell that is no head', rows: 'Around each row' },
  },
  'layout-band': {
    what: 'What columns with a ground across the page look like',
    choices: {
      wall: 'A band with a picture and what is seen in it',
      plain: 'As other layouts',
      mountains: 'A block with mountains at its foot, on which the last column stands',
      look: 'A picture up to the edge of the page, and what is in it',
    },
  },
  'text-page': {
    what: 'How the blocks of a page of text stand to each other',
    choices: {
      quiet: 'Muted words under the heading, sections between lines',
      vast: 'A heading as wide as the page, the names of sections stay in sight',
      plain: 'The name of a section beside its text',
      band: 'The head of a page is a band of colour',
    },
  },
} as const satisfies VariantTable
