/** The banner above the header and the footer. */
export const frameDa = {
  'banner.label': 'Besked fra {brand}',
  'banner.endsIn': 'Slutter om',
  'banner.endsOn': 'Slutter {day} kl. {time}',
  'banner.more': 'Læs mere',
  'footer.payment': 'Sådan kan du betale',
  'footer.delivery': 'Sådan leverer vi',
  'footer.legal': 'Vilkår',
  'footer.company': 'Firmaoplysninger',
  'footer.vat': 'Alle priser er inkl. moms',
  'footer.withdraw': 'Fortryd aftalen her',
} as const
