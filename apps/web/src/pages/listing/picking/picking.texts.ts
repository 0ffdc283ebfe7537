import type { Translation } from '../../../texts/text-catalogue.ts'
import type { TextTable } from '../../../texts/text-table.ts'

const pickingDa = {
  pick: 'Sammenlign',
  pickNamed: 'Sammenlign {name}',
  tray: 'Til sammenligning',
  none: 'Sæt flueben ved det, du vil sammenligne',
  picked: { one: '{count} af {most} valgt', other: '{count} af {most} valgt' },
  compare: 'Sammenlign',
  clear: 'Ryd',
} as const

const pickingNb: Translation<typeof pickingDa> = {
  pick: 'Sammenlign',
  pickNamed: 'Sammenlign {name}',
  tray: 'Til sammenligning',
  none: 'Kryss av for det du vil sammenligne',
  picked: { one: '{count} av {most} valgt', other: '{count} av {most} valgt' },
  compare: 'Sammenlign',
  clear: 'Fjern alle',
}

const pickingSv: Translation<typeof pickingDa> = {
  pick: 'Jämför',
  pickNamed: 'Jämför {name}',
  tray: 'Att jämföra',
  none: 'Kryssa för det du vill jämföra',
  picked: { one: '{count} av {most} vald', other: '{count} av {most} valda' },
  compare: 'Jämför',
  clear: 'Rensa',
}

export const pickingTexts: TextTable<typeof pickingDa> = { da: pickingDa, nb: pickingNb, sv: pickingSv }
