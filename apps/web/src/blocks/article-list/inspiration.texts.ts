import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const inspirationDa = {
  'inspiration.articles': 'Artikler',
  'inspiration.categories': 'Emner',
  'inspiration.articleCount': { one: '{count} artikel', other: '{count} artikler' },
  'inspiration.readingTime': '{minutes} min. læsning',
  'inspiration.by': 'Af {author}',
  'inspiration.related': 'Læs også',
  'inspiration.pages': 'Flere artikler',
  'inspiration.empty': 'Der er ikke noget at læse her endnu. Kig forbi igen snart.',
} as const

const inspirationNb: Translation<typeof inspirationDa> = {
  'inspiration.articles': 'Artikler',
  'inspiration.categories': 'Temaer',
  'inspiration.articleCount': { one: '{count} artikkel', other: '{count} artikler' },
  'inspiration.readingTime': '{minutes} min lesetid',
  'inspiration.by': 'Av {author}',
  'inspiration.related': 'Les også',
  'inspiration.pages': 'Flere artikler',
  'inspiration.empty': 'Det er ikke noe å lese her ennå. Kom gjerne innom igjen snart.',
}

const inspirationSv: Translation<typeof inspirationDa> = {
  'inspiration.articles': 'Artiklar',
  'inspiration.categories': 'Ämnen',
  'inspiration.articleCount': { one: '{count} artikel', other: '{count} artiklar' },
  'inspiration.readingTime': '{minutes} min läsning',
  'inspiration.by': 'Av {author}',
  'inspiration.related': 'Läs också',
  'inspiration.pages': 'Fler artiklar',
  'inspiration.empty': 'Här finns inget att läsa ännu. Titta gärna in igen snart.',
}

export const inspirationTexts: TextTable<typeof inspirationDa> = {
  da: inspirationDa,
  nb: inspirationNb,
  sv: inspirationSv,
}
