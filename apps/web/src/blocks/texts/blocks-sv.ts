import type { blocksDa } from './blocks-da.ts'

export const blocksSv: Record<keyof typeof blocksDa, string> = {
  'blocks.readMore': 'Läs mer',
  'blocks.readLess': 'Läs mindre',
  'blocks.endsIn': 'Slutar om',
  'blocks.endsOn': 'Slutar {day} kl. {time}',
  'blocks.endedOn': 'Slutade {day} kl. {time}',
  'blocks.days': 'dagar',
  'blocks.hours': 'timmar',
  'blocks.minutes': 'min',
  'blocks.seconds': 'sek',
  'blocks.blackFriday': 'Black Friday-meny',
}
