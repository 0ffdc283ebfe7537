import type { MarketLanguage } from '../market/market.ts'
import type { MeasureCondition, MeasuredSide } from './measure-condition.ts'

interface MeasureNames {
  readonly about: string
  readonly from: string
  readonly upTo: string
  readonly sides: Readonly<Record<MeasuredSide, string>>
}

const NAMES: Readonly<Record<MarketLanguage, MeasureNames>> = {
  da: { about: 'Ca.', from: 'Fra', upTo: 'Op til', sides: { width: 'bredde', depth: 'dybde', height: 'højde' } },
  nb: { about: 'Ca.', from: 'Fra', upTo: 'Opptil', sides: { width: 'bredde', depth: 'dybde', height: 'høyde' } },
  sv: { about: 'Ca', from: 'Från', upTo: 'Upp till', sides: { width: 'bredd', depth: 'djup', height: 'höjd' } },
}

function lengthName(condition: Exclude<MeasureCondition, { kind: 'area' }>, names: MeasureNames): string {
  if (condition.kind === 'about') return `${names.about} ${condition.cm} cm`
  const { min, max } = condition
  if (max === undefined) return `${names.from} ${min} cm`
  return min === undefined ? `${names.upTo} ${max} cm` : `${min}–${max} cm`
}

/** `Ca. 180 cm`, `Op til 200 cm, bredde`, `140 × 200 cm`. */
export function measureName(language: MarketLanguage, condition: MeasureCondition): string {
  if (condition.kind === 'area') return `${condition.cm.join(' × ')} cm`
  const names = NAMES[language]
  const { side } = condition
  return `${lengthName(condition, names)}${side ? `, ${names.sides[side]}` : ''}`
}
