import type { blocksDa } from './blocks-da.ts'

export const blocksNb: Record<keyof typeof blocksDa, string> = {
  'blocks.readMore': 'Les mer',
  'blocks.readLess': 'Les mindre',
  'blocks.endsIn': 'Slutter om',
  'blocks.endsOn': 'Slutter {day} kl. {time}',
  'blocks.endedOn': 'Sluttet {day} kl. {time}',
  'blocks.days': 'dager',
  'blocks.hours': 'timer',
  'blocks.minutes': 'min',
  'blocks.seconds': 'sek',
  'blocks.blackFriday': 'Black Friday-meny',
}
