import type { Font } from 'harfbuzzjs'
import { advancesOf } from './open-font.ts'

/** Typical headings, names and sentences of the shop, about equal parts of its four languages, without prices. */
export const REFERENCE_TEXT = [
  'Korte dage. Lange middage. Bordet er dækket, stolene står klar, og lyset er tændt. Sofaen er bred nok til alle.',
  'Vælg farve og størrelse. Laveste pris de seneste tredive dage. Fri fragt og nem returnering i hele landet.',
  'Gjør plass til helgen. Kjøkkenbord, skjenker og hyller som varer lenge, laget av eik fra bærekraftig skogbruk.',
  'Hent i butikk i dag eller få varene levert hjem på døren. Åpent kjøp i hundre dager, også på nedsatte priser.',
  'Välkommen hem till färgerna. Mjuka kuddar, små lampor och en soffa där hela familjen får plats på kvällen.',
  'Lägg i varukorgen och betala när du vill. Vi svarar på dina frågor och hjälper dig att hitta rätt möbel.',
  'Made to be lived with. Furniture and lighting in oak, wool and linen, delivered to your door within a week.',
  'Add to basket, choose delivery and pay as you like. Read what other customers say about quality and comfort.',
].join(' ')

export interface FontMeasure {
  /** Mean advance of a character of the reference text, kerning included. */
  readonly widthEm: number
  readonly ascentEm: number
  readonly descentEm: number
  readonly lineGapEm: number
}

export function measureFont(font: Font): FontMeasure {
  const { ascender, descender, lineGap } = font.hExtents()
  const em = font.face.upem
  return {
    widthEm: advancesOf(font, REFERENCE_TEXT).reduce((sum, advance) => sum + advance, 0) / REFERENCE_TEXT.length,
    ascentEm: ascender / em,
    descentEm: Math.abs(descender) / em,
    lineGapEm: lineGap / em,
  }
}
