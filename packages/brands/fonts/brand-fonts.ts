import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'

export interface WeightRange {
  readonly min: number
  readonly max: number
}

/** Requested weights that a system font of one cut stands in for, and the weight that its width is matched to. */
export interface StandIn {
  readonly cut: 'regular' | 'bold' | 'italic'
  readonly weights: WeightRange
  readonly matchedWeight: number
}

export interface FontFace {
  readonly family: string
  /** The package in @fontsource-variable; its file keeps its name. */
  readonly package: string
  readonly style: 'normal' | 'italic'
  readonly kind: 'serif' | 'sans'
  /** What the brand's style sheet asks for; equal ends make a static font. */
  readonly weights: WeightRange
  readonly standIns: readonly StandIn[]
}

/** To use another weight in a style sheet, widen it here and run make-fonts; else the browser takes the nearest. */
export interface BrandFonts {
  readonly head: FontFace
  readonly text: FontFace
  /** Not preloaded: the browser fetches it on pages that set something in italics. */
  readonly italic?: FontFace
}

const ANY_WEIGHT: WeightRange = { min: 1, max: 1000 }

function textStandIns(strongWeight: number): readonly StandIn[] {
  return [
    { cut: 'regular', weights: { min: 1, max: 549 }, matchedWeight: 400 },
    { cut: 'bold', weights: { min: 550, max: 1000 }, matchedWeight: strongWeight },
  ]
}

export const BRAND_FONTS: Readonly<Record<BrandKey, BrandFonts>> = {
  hjemly: {
    head: {
      family: 'Fraunces',
      package: 'fraunces',
      style: 'normal',
      kind: 'serif',
      weights: { min: 400, max: 460 },
      standIns: [{ cut: 'regular', weights: ANY_WEIGHT, matchedWeight: 440 }],
    },
    text: {
      family: 'Hanken Grotesk',
      package: 'hanken-grotesk',
      style: 'normal',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(600),
    },
    italic: {
      family: 'Fraunces',
      package: 'fraunces',
      style: 'italic',
      kind: 'serif',
      weights: { min: 380, max: 380 },
      standIns: [{ cut: 'italic', weights: ANY_WEIGHT, matchedWeight: 380 }],
    },
  },
  skygge: {
    head: {
      family: 'Cormorant',
      package: 'cormorant',
      style: 'normal',
      kind: 'serif',
      weights: { min: 300, max: 600 },
      standIns: [{ cut: 'regular', weights: ANY_WEIGHT, matchedWeight: 450 }],
    },
    text: {
      family: 'Manrope',
      package: 'manrope',
      style: 'normal',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(700),
    },
    italic: {
      family: 'Cormorant',
      package: 'cormorant',
      style: 'italic',
      kind: 'serif',
      weights: { min: 400, max: 400 },
      standIns: [{ cut: 'italic', weights: ANY_WEIGHT, matchedWeight: 400 }],
    },
  },
  fjellbo: {
    head: {
      family: 'Bricolage Grotesque',
      package: 'bricolage-grotesque',
      style: 'normal',
      kind: 'sans',
      weights: { min: 700, max: 750 },
      standIns: [{ cut: 'bold', weights: ANY_WEIGHT, matchedWeight: 700 }],
    },
    text: {
      family: 'Figtree',
      package: 'figtree',
      style: 'normal',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(650),
    },
  },
  ljuvhem: {
    head: {
      family: 'Gabarito',
      package: 'gabarito',
      style: 'normal',
      kind: 'sans',
      weights: { min: 600, max: 900 },
      standIns: [{ cut: 'bold', weights: ANY_WEIGHT, matchedWeight: 750 }],
    },
    text: {
      family: 'Onest',
      package: 'onest',
      style: 'normal',
      kind: 'sans',
      weights: { min: 400, max: 700 },
      standIns: textStandIns(600),
    },
  },
}

/** Of the two files that are needed before the first paint. */
export const PRELOAD_BUDGET_BYTES = 70_000

export function fontFileName(face: FontFace): string {
  return `${face.package}-latin-wght-${face.style}.woff2`
}
