import type { VariantTable } from './variant.ts'

export const SHELL_VARIANTS = {
  'heading-stress': {
    what: 'How words that an editor stressed in a heading stand out',
    choices: { plain: 'By weight and colour', marker: 'By a stroke of a marker under them' },
  },
  'text-link': {
    what: 'How a link that stands alone is set',
    choices: {
      inline: 'In the line, with room around it that can be hit',
      row: 'As a row of its own, its words in the middle',
    },
  },
} as const satisfies VariantTable
