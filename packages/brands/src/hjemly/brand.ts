import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

export const hjemly: BrandDefinition = {
  key: 'hjemly',
  name: 'hjemly',
  homeMarket: 'DK',
  markets: ['DK', 'NO', 'SE'],
  roomMood: 'light',
  organisation: {
    legalName: 'hjemly A/S',
    email: 'kontakt@hjemly.example',
    phone: '+45 70 00 00 10',
    address: ['Eksempelvej 10', '8000 Aarhus C'],
    companyNumber: 'CVR-nr. 00 00 00 10',
  },
  ownReturn: { days: 60, condition: 'unused' },
  mailLook: {
    page: '#FBF8F3',
    surface: '#FFFFFF',
    ink: '#2B2622',
    muted: '#6B625A',
    line: '#E6DED3',
    accent: '#3F5141',
    onAccent: '#FFFFFF',
    headingFont: "Fraunces, Georgia, 'Times New Roman', serif",
    textFont: "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif",
    radius: 16,
    buttonRadius: 12,
    logo: { width: 112, height: 45 },
  },
}
