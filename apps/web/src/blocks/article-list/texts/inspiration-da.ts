export const inspirationDa = {
  'inspiration.articles': 'Artikler',
  'inspiration.categories': 'Emner',
  'inspiration.articleCount': { one: '{count} artikel', other: '{count} artikler' },
  'inspiration.readingTime': '{minutes} min. læsning',
  'inspiration.by': 'Af {author}',
  'inspiration.related': 'Læs også',
  'inspiration.pages': 'Flere artikler',
  'inspiration.empty': 'Der er ikke noget at læse her endnu. Kig forbi igen snart.',
} as const
