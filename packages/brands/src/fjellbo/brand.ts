import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const fjellbo: BrandDefinition = {
  key: 'fjellbo',
  name: 'fjellbo',
  homeMarket: 'NO',
  markets: ['NO', 'DK'],
  roomMood: 'light',
  organisation: {
    legalName: 'fjellbo AS',
    email: 'kontakt@fjellbo.example',
    phone: '+47 21 00 00 30',
    address: ['Eksempelveien 30', '0150 Oslo'],
    companyNumber: 'Org.nr. 000 000 030 MVA',
  },
  ownReturn: { days: 100, condition: 'goodCondition' },
  mailLook: {
    page: '#F3F7F6',
    surface: '#FFFFFF',
    ink: '#10221F',
    muted: '#4F625E',
    line: '#D5E0DD',
    accent: '#0F5A4A',
    onAccent: '#FFFFFF',
    headingFont: "'Bricolage Grotesque', 'Trebuchet MS', 'Segoe UI', Arial, sans-serif",
    textFont: "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif",
    radius: 6,
    buttonRadius: 6,
    logo: { width: 131, height: 40 },
  },
}
