import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const hjemly: BrandDefinition = {
  key: 'hjemly',
  name: 'hjemly',
  homeMarket: 'DK',
  markets: ['DK', 'NO', 'SE'],
  roomMood: 'light',
  organisation: { legalName: 'hjemly A/S', email: 'kontakt@hjemly.example', phone: '+45 70 00 00 10' },
}
