import type { frameDa } from './frame-da.ts'

export const frameNb: Record<keyof typeof frameDa, string> = {
  'banner.label': 'Beskjed fra {brand}',
  'banner.endsIn': 'Slutter om',
  'banner.endsOn': 'Slutter {day} kl. {time}',
  'banner.more': 'Les mer',
  'footer.payment': 'Slik kan du betale',
  'footer.delivery': 'Slik leverer vi',
  'footer.legal': 'Vilkår',
  'footer.company': 'Firmaopplysninger',
  'footer.vat': 'Alle priser er inkl. mva.',
  'footer.withdraw': 'Angre avtalen her',
}
