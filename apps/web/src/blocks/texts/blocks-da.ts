/** What content blocks say of themselves; the rest of their words is the editors'. */
export const blocksDa = {
  'blocks.readMore': 'Læs mere',
  'blocks.readLess': 'Læs mindre',
  'blocks.endsIn': 'Slutter om',
  'blocks.endsOn': 'Slutter {day} kl. {time}',
  'blocks.endedOn': 'Sluttede {day} kl. {time}',
  'blocks.days': 'dage',
  'blocks.hours': 'timer',
  'blocks.minutes': 'min.',
  'blocks.seconds': 'sek.',
  'blocks.blackFriday': 'Black Friday-menu',
} as const
