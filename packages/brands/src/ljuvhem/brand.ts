import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const ljuvhem: BrandDefinition = {
  key: 'ljuvhem',
  name: 'ljuvhem',
  homeMarket: 'SE',
  markets: ['SE', 'DK'],
  roomMood: 'light',
  organisation: { legalName: 'ljuvhem AB', email: 'kontakt@ljuvhem.example', phone: '+46 8 000 00 40' },
}
