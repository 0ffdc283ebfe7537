import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const fjellbo: BrandDefinition = {
  key: 'fjellbo',
  name: 'fjellbo',
  homeMarket: 'NO',
  markets: ['NO', 'DK'],
  roomMood: 'light',
  organisation: { legalName: 'fjellbo AS', email: 'kontakt@fjellbo.example', phone: '+47 21 00 00 30' },
}
