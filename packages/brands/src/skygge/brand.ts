import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const skygge: BrandDefinition = {
  key: 'skygge',
  name: 'skygge',
  homeMarket: 'DK',
  markets: ['DK', 'SE'],
  roomMood: 'dark',
  organisation: { legalName: 'skygge ApS', email: 'kontakt@skygge.example', phone: '+45 70 00 00 20' },
}
