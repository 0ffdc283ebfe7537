import type { frameDa } from './frame-da.ts'

export const frameEn: Record<keyof typeof frameDa, string> = {
  'banner.label': 'Message from {brand}',
  'banner.endsIn': 'Ends in',
  'banner.endsOn': 'Ends {day} at {time}',
  'banner.more': 'Read more',
  'footer.payment': 'Ways to pay',
  'footer.delivery': 'How we deliver',
  'footer.legal': 'Terms',
  'footer.company': 'Company details',
  'footer.vat': 'All prices include VAT',
  'footer.withdraw': 'Withdraw from contract here',
}
