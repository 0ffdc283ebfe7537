export const reviewsDa = {
  'product.reviews': 'Anmeldelser',
  'product.reviews.stars': {
    zero: '{stars} af 5 stjerner: ingen anmeldelser',
    one: '{stars} af 5 stjerner: {count} anmeldelse',
    other: '{stars} af 5 stjerner: {count} anmeldelser',
  },
  'product.reviews.verified': 'Bekræftet køb',
  'product.reviews.inLanguage': 'Skrevet på {language}',
  'product.reviews.more': 'Vis flere anmeldelser',
  'product.reviews.shown': { one: '{count} anmeldelse vises', other: '{count} anmeldelser vises' },
  'product.reviews.none': 'Der er ingen anmeldelser endnu.',
  'product.language.da': 'dansk',
  'product.language.nb': 'norsk',
  'product.language.sv': 'svensk',
} as const
