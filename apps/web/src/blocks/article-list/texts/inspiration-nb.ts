import type { Translation } from '../../../texts/text-catalogue.ts'
import type { inspirationDa } from './inspiration-da.ts'

export const inspirationNb: Translation<typeof inspirationDa> = {
  'inspiration.articles': 'Artikler',
  'inspiration.categories': 'Temaer',
  'inspiration.articleCount': { one: '{count} artikkel', other: '{count} artikler' },
  'inspiration.readingTime': '{minutes} min lesetid',
  'inspiration.by': 'Av {author}',
  'inspiration.related': 'Les også',
  'inspiration.pages': 'Flere artikler',
  'inspiration.empty': 'Det er ikke noe å lese her ennå. Kom gjerne innom igjen snart.',
}
