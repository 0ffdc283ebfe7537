import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const ljuvhem: BrandDefinition = {
  key: 'ljuvhem',
  name: 'ljuvhem',
  homeMarket: 'SE',
  markets: ['SE', 'DK'],
  roomMood: 'light',
  organisation: {
    legalName: 'ljuvhem AB',
    email: 'kontakt@ljuvhem.example',
    phone: '+46 8 000 00 40',
    address: ['Exempelgatan 40', '411 01 Göteborg'],
    companyNumber: 'Org.nr 000000-0040',
  },
  ownReturn: { days: 60, condition: 'sellable' },
  mailLook: {
    page: '#FFFDF7',
    surface: '#FFFFFF',
    ink: '#2A1C2B',
    muted: '#6A5A6B',
    line: '#EFE3EA',
    accent: '#B3144F',
    onAccent: '#FFFFFF',
    headingFont: "Gabarito, 'Trebuchet MS', Verdana, Arial, sans-serif",
    textFont: "Onest, 'Segoe UI', Helvetica, Arial, sans-serif",
    radius: 20,
    buttonRadius: 24,
    logo: { width: 162, height: 38 },
  },
}
