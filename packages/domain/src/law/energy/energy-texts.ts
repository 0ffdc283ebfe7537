import type { MarketLanguage } from '../../market/market.ts'
import { hasLightSource, type EnergyRecord } from './energy-record.ts'

interface EnergyTexts {
  readonly itself: (grade: string) => string
  readonly contained: (grade: string) => string
  readonly none: string
  readonly replaceable: Readonly<Record<NonNullable<EnergyRecord['replaceable']>, string>>
  readonly more: string
}

const TEXTS: Readonly<Record<MarketLanguage, EnergyTexts>> = {
  da: {
    itself: (grade) => `Lyskilden har energieffektivitetsklasse ${grade}.`,
    contained: (grade) => `Dette produkt indeholder en lyskilde i energieffektivitetsklasse ${grade}.`,
    none: 'Lampen leveres uden lyskilde.',
    replaceable: {
      user: 'Du kan selv skifte lyskilden.',
      professional: 'Lyskilden skal skiftes af en fagmand.',
      no: 'Lyskilden kan ikke skiftes.',
    },
    more: 'Energimærke og produktoplysninger',
  },
  nb: {
    itself: (grade) => `Lyskilden har energieffektivitetsklasse ${grade}.`,
    contained: (grade) => `Dette produktet inneholder en lyskilde i energieffektivitetsklasse ${grade}.`,
    none: 'Lampen leveres uten lyskilde.',
    replaceable: {
      user: 'Du kan skifte lyskilden selv.',
      professional: 'Lyskilden må skiftes av en fagperson.',
      no: 'Lyskilden kan ikke skiftes.',
    },
    more: 'Energimerke og produktopplysninger',
  },
  sv: {
    itself: (grade) => `Ljuskällan har energieffektivitetsklass ${grade}.`,
    contained: (grade) => `Denna produkt innehåller en ljuskälla med energieffektivitetsklass ${grade}.`,
    none: 'Lampan levereras utan ljuskälla.',
    replaceable: {
      user: 'Du kan själv byta ljuskällan.',
      professional: 'Ljuskällan ska bytas av en fackman.',
      no: 'Ljuskällan kan inte bytas.',
    },
    more: 'Energimärkning och produktinformation',
  },
}

/** What a product's page says without a press. */
export interface ShownEnergy {
  readonly text: string
  /** To the label and the sheet. */
  readonly link?: { readonly text: string; readonly url: string } | undefined
}

export function shownEnergy(
  energy: EnergyRecord,
  { language, url }: { language: MarketLanguage; url: string },
): ShownEnergy | undefined {
  const texts = TEXTS[language]
  const { source, class: grade, eprel, replaceable } = energy
  if (source === 'none') return { text: texts.none }
  if (!hasLightSource(energy) || grade === undefined) return undefined
  const said = source === 'itself' ? texts.itself(grade) : texts.contained(grade)
  // A bulb that is sold by itself is not changed in anything.
  const change = source === 'contained' && replaceable ? texts.replaceable[replaceable] : ''
  return {
    text: [said, change, eprel && `EPREL ${eprel}.`].filter(Boolean).join(' '),
    link: { text: texts.more, url },
  }
}
