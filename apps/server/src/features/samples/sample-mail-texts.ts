import type { MarketLanguage } from '@firkant/domain/market/market.ts'

interface SampleMailTexts {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly text: string
  readonly section: string
  readonly note: (brand: string) => string
  readonly cancel: string
}

export const SAMPLE_MAIL_TEXTS: Readonly<Record<MarketLanguage, SampleMailTexts>> = {
  da: {
    subject: 'Har du fundet farven?',
    preview: 'Prøverne har ligget hos dig i nogle dage.',
    heading: 'Har du fundet farven?',
    text: 'Se prøverne både i dagslys og om aftenen, og hold dem op mod gulvet og det, der allerede står der. Når du er sikker, finder du møblet her.',
    section: 'Det her er lavet af dem',
    note: (brand) => `Du bad ${brand} om at minde dig om det, da du bestilte prøverne. Vi skriver kun denne ene gang.`,
    cancel: 'Mind mig ikke om prøver',
  },
  nb: {
    subject: 'Har du funnet fargen?',
    preview: 'Prøvene har ligget hos deg i noen dager.',
    heading: 'Har du funnet fargen?',
    text: 'Se prøvene både i dagslys og om kvelden, og hold dem opp mot gulvet og det som allerede står der. Når du er sikker, finner du møbelet her.',
    section: 'Dette er laget av dem',
    note: (brand) => `Du ba ${brand} om en påminnelse da du bestilte prøvene. Vi skriver bare denne ene gangen.`,
    cancel: 'Ikke minn meg om prøver',
  },
  sv: {
    subject: 'Har du hittat färgen?',
    preview: 'Proverna har legat hos dig i några dagar.',
    heading: 'Har du hittat färgen?',
    text: 'Titta på proverna både i dagsljus och på kvällen, och håll dem mot golvet och det som redan står där. När du är säker hittar du möbeln här.',
    section: 'Det här är gjort av dem',
    note: (brand) => `Du bad ${brand} om en påminnelse när du beställde proverna. Vi skriver bara den här gången.`,
    cancel: 'Påminn mig inte om prover',
  },
}
