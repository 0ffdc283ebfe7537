import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'

/** Dark by day too. */
const MAIL_COLOURS = {
  page: '#121110',
  surface: '#1C1A18',
  tint: '#26221E',
  ink: '#F2EDE6',
  muted: '#B0A79C',
  line: '#35312C',
  accent: '#C9A25D',
  onAccent: '#121110',
}

export const skygge: BrandDefinition = {
  key: 'skygge',
  name: 'skygge',
  homeMarket: 'DK',
  markets: ['DK', 'SE'],
  roomMood: 'dark',
  organisation: {
    legalName: 'skygge ApS',
    email: 'kontakt@skygge.example',
    phone: '+45 70 00 00 20',
    address: ['Eksempelgade 20', '1307 København K'],
    companyNumber: 'CVR-nr. 00 00 00 20',
  },
  standaloneHeadings: {
    busy: { da: 'Et øjeblik', sv: 'Ett ögonblick' },
    full: { da: 'Lidt tålmodighed', sv: 'Lite tålamod' },
    tooMany: { da: 'Tag det roligt', sv: 'Ta det lugnt' },
    failed: { da: 'Her gik lyset', sv: 'Här slocknade ljuset' },
  },
  pictureFont: 'Cormorant Light',
  pagePatterns: {
    offered: ['collection', 'story', 'campaign', 'questions'],
    ground: 'brown',
    list: 'grid',
    tone: 'dark',
  },
  wordsOnPictures: { veil: { colour: [18, 17, 16], from: 0.7, until: 0.52 } },
  mailLook: {
    ...MAIL_COLOURS,
    dark: MAIL_COLOURS,
    head: '#121110',
    faces: [
      { family: 'Cormorant', file: 'cormorant-latin-wght-normal.woff2', weights: '300 600' },
      { family: 'Manrope', file: 'manrope-latin-wght-normal.woff2', weights: '400 700' },
    ],
    picture: 'hero/winter-evening.webp',
    headingFont: "Cormorant, Georgia, 'Times New Roman', serif",
    headingWeight: 500,
    headingSize: 34,
    textFont: "Manrope, 'Segoe UI', Helvetica, Arial, sans-serif",
    radius: 0,
    buttonRadius: 0,
    logo: { width: 124, height: 39, align: 'center' },
  },
}
