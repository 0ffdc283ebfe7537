import type { frameDa } from './frame-da.ts'

export const frameSv: Record<keyof typeof frameDa, string> = {
  'banner.label': 'Meddelande från {brand}',
  'banner.endsIn': 'Slutar om',
  'banner.endsOn': 'Slutar {day} kl. {time}',
  'banner.more': 'Läs mer',
  'footer.payment': 'Så kan du betala',
  'footer.delivery': 'Så levererar vi',
  'footer.legal': 'Villkor',
  'footer.company': 'Företagsuppgifter',
  'footer.vat': 'Alla priser är inkl. moms',
  'footer.withdraw': 'Ångra avtalet här',
}
