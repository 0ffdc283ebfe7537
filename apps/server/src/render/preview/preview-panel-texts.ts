import type { CustomerGroup } from '@firkant/domain/experiences/visitor-traits.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'

export interface PreviewPanelTexts {
  readonly heading: string
  readonly experiment: string
  readonly personalisation: string
  readonly control: string
  readonly everybody: string
  readonly others: string
  readonly share: (percent: number) => string
  readonly off: string
  readonly new: string
  readonly returning: string
  readonly markets: (names: string) => string
  readonly devices: (names: string) => string
  readonly groups: Readonly<Record<CustomerGroup, string>>
  readonly viewed: (category: string) => string
  readonly cartFrom: (value: string) => string
  readonly cartBelow: (value: string) => string
}

export const PREVIEW_PANEL_TEXTS: Readonly<Record<MarketLanguage, PreviewPanelTexts>> = {
  da: {
    heading: 'Forhåndsvisning: varianter',
    experiment: 'Eksperiment',
    personalisation: 'Personalisering',
    control: 'Blokken selv',
    everybody: 'alle, der har sagt ja til personalisering',
    others: 'alle andre',
    share: (percent) => `${percent} % af dem`,
    off: 'Se siden, som besøgende får den',
    new: 'nye besøgende',
    returning: 'besøgende, der kommer igen',
    markets: (names) => `markedet ${names}`,
    devices: (names) => `skærmen er ${names}`,
    groups: { none: 'ikke logget ind', customer: 'kunder', club: 'klubmedlemmer', employee: 'medarbejdere' },
    viewed: (category) => `har set kategorien ${category}`,
    cartFrom: (value) => `kurv fra ${value}`,
    cartBelow: (value) => `kurv under ${value}`,
  },
  nb: {
    heading: 'Forhåndsvisning: varianter',
    experiment: 'Eksperiment',
    personalisation: 'Personalisering',
    control: 'Blokken selv',
    everybody: 'alle som har sagt ja til personalisering',
    others: 'alle andre',
    share: (percent) => `${percent} % av dem`,
    off: 'Se siden slik besøkende får den',
    new: 'nye besøkende',
    returning: 'besøkende som kommer tilbake',
    markets: (names) => `markedet ${names}`,
    devices: (names) => `skjermen er ${names}`,
    groups: { none: 'ikke logget inn', customer: 'kunder', club: 'klubbmedlemmer', employee: 'medarbeidere' },
    viewed: (category) => `har sett kategorien ${category}`,
    cartFrom: (value) => `handlekurv fra ${value}`,
    cartBelow: (value) => `handlekurv under ${value}`,
  },
  sv: {
    heading: 'Förhandsvisning: varianter',
    experiment: 'Experiment',
    personalisation: 'Personalisering',
    control: 'Blocket självt',
    everybody: 'alla som har sagt ja till personalisering',
    others: 'alla andra',
    share: (percent) => `${percent} % av dem`,
    off: 'Se sidan som besökare får den',
    new: 'nya besökare',
    returning: 'besökare som kommer tillbaka',
    markets: (names) => `marknaden ${names}`,
    devices: (names) => `skärmen är ${names}`,
    groups: { none: 'inte inloggad', customer: 'kunder', club: 'klubbmedlemmar', employee: 'medarbetare' },
    viewed: (category) => `har sett kategorin ${category}`,
    cartFrom: (value) => `varukorg från ${value}`,
    cartBelow: (value) => `varukorg under ${value}`,
  },
}
