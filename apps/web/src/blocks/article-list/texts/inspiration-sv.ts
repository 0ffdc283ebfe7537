import type { Translation } from '../../../texts/text-catalogue.ts'
import type { inspirationDa } from './inspiration-da.ts'

export const inspirationSv: Translation<typeof inspirationDa> = {
  'inspiration.articles': 'Artiklar',
  'inspiration.categories': 'Ämnen',
  'inspiration.articleCount': { one: '{count} artikel', other: '{count} artiklar' },
  'inspiration.readingTime': '{minutes} min läsning',
  'inspiration.by': 'Av {author}',
  'inspiration.related': 'Läs också',
  'inspiration.pages': 'Fler artiklar',
  'inspiration.empty': 'Här finns inget att läsa ännu. Titta gärna in igen snart.',
}
