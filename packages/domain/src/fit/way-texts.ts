import { formatNumber } from '../format/format-number.ts'
import type { MarketLanguage } from '../market/market.ts'
import type { CarriedPiece } from './carried-piece.ts'
import { fitOnWay, type WayFit } from './fit-on-way.ts'
import { heldText } from './fit-texts.ts'
import type { Side } from './fit.ts'
import type { Home, HomeDoor, PlaceOnWay } from './home.ts'

interface Texts {
  readonly place: Readonly<Record<PlaceOnWay, string>>
  /** After the name of a door. */
  readonly wide: (cm: string) => string
  readonly comesIn: string
  /** The same for whoever carries. */
  readonly goesIn: string
  readonly spare: (cm: string, place: string) => string
  readonly justFits: (place: string) => string
  readonly staysOut: string
  readonly isOut: string
  readonly too: Readonly<Record<Side, (cm: string) => string>>
  readonly tooLarge: string
  readonly for: string
  readonly parcel: (at: number, of: number) => string
  readonly is: string
}

const TEXTS: Readonly<Record<MarketLanguage, Texts>> = {
  da: {
    place: {
      front: 'hoveddøren',
      flat: 'døren til boligen',
      room: 'døren til rummet',
      corner: 'hjørnet',
      stairs: 'trappen',
      lift: 'elevatoren',
    },
    wide: (cm) => `på ${cm} cm`,
    comesIn: 'Kommer ind hos dig',
    goesIn: 'Kommer ind',
    spare: (cm, place) => `${cm} cm til overs ved ${place}`,
    justFits: (place) => `lige netop ved ${place}`,
    staysOut: 'Kommer ikke ind hos dig',
    isOut: 'Kommer ikke ind',
    too: {
      width: (cm) => `${cm} cm for bred`,
      depth: (cm) => `${cm} cm for lang`,
      height: (cm) => `${cm} cm for høj`,
    },
    tooLarge: 'for stor',
    for: 'til',
    parcel: (at, of) => `pakke ${at} af ${of}`,
    is: 'er',
  },
  nb: {
    place: {
      front: 'ytterdøren',
      flat: 'døren til boligen',
      room: 'døren til rommet',
      corner: 'hjørnet',
      stairs: 'trappen',
      lift: 'heisen',
    },
    wide: (cm) => `på ${cm} cm`,
    comesIn: 'Kommer inn hos deg',
    goesIn: 'Kommer inn',
    spare: (cm, place) => `${cm} cm til overs ved ${place}`,
    justFits: (place) => `akkurat ved ${place}`,
    staysOut: 'Kommer ikke inn hos deg',
    isOut: 'Kommer ikke inn',
    too: {
      width: (cm) => `${cm} cm for bred`,
      depth: (cm) => `${cm} cm for lang`,
      height: (cm) => `${cm} cm for høy`,
    },
    tooLarge: 'for stor',
    for: 'til',
    parcel: (at, of) => `pakke ${at} av ${of}`,
    is: 'er',
  },
  sv: {
    place: {
      front: 'ytterdörren',
      flat: 'dörren till bostaden',
      room: 'dörren till rummet',
      corner: 'hörnet',
      stairs: 'trappan',
      lift: 'hissen',
    },
    wide: (cm) => `på ${cm} cm`,
    comesIn: 'Kommer in hos dig',
    goesIn: 'Kommer in',
    spare: (cm, place) => `${cm} cm till godo vid ${place}`,
    justFits: (place) => `precis vid ${place}`,
    staysOut: 'Kommer inte in hos dig',
    isOut: 'Kommer inte in',
    too: {
      width: (cm) => `${cm} cm för bred`,
      depth: (cm) => `${cm} cm för lång`,
      height: (cm) => `${cm} cm för hög`,
    },
    tooLarge: 'för stor',
    for: 'för',
    parcel: (at, of) => `paket ${at} av ${of}`,
    is: 'är',
  },
}

function placeText(language: MarketLanguage, at: PlaceOnWay, { doors }: Home): string {
  const texts = TEXTS[language]
  const door = at === 'front' || at === 'flat' || at === 'room' ? doors[at] : undefined
  const wide = door && texts.wide(formatNumber(language, door.widthCm, Number.isInteger(door.widthCm) ? 0 : 1))
  return [texts.place[at], wide].filter(Boolean).join(' ')
}

const sizeText = (language: MarketLanguage, sides: readonly number[]) =>
  `${sides.map((cm) => formatNumber(language, cm, Number.isInteger(cm) ? 0 : 1)).join(' × ')} cm`

/** The measured places of a way in, from the street: `hoveddøren: 88 × 200 cm`. */
export function wayLines(language: MarketLanguage, { doors, stairs, lift, corner }: Home): readonly string[] {
  const doorSides = (at: HomeDoor) => {
    const door = doors[at]
    return door && [door.widthCm, door.heightCm]
  }
  const measured: readonly (readonly [PlaceOnWay, readonly number[] | undefined])[] = [
    ['front', doorSides('front')],
    ['stairs', stairs && [stairs.widthCm]],
    ['lift', lift && [lift.door.widthCm, lift.door.heightCm]],
    ['flat', doorSides('flat')],
    ['corner', corner && [corner.fromCm, corner.toCm]],
    ['room', doorSides('room')],
  ]
  return measured.flatMap(([at, sides]) =>
    sides ? [`${TEXTS[language].place[at]}: ${sizeText(language, sides)}`] : [],
  )
}

/** What is to spare, or what is missing: `3 cm til overs ved hoveddøren på 78 cm`, `8 cm for bred til elevatoren`. */
function marginText(language: MarketLanguage, home: Home, { fit, of }: { fit: WayFit; of: number }): string {
  const texts = TEXTS[language]
  const place = placeText(language, fit.at, home)
  if (fit.fits) return fit.spareCm > 0 ? texts.spare(formatNumber(language, fit.spareCm), place) : texts.justFits(place)
  const { missing } = fit
  const much = missing ? texts.too[missing.side](formatNumber(language, missing.cm)) : texts.tooLarge
  const margin = `${much} ${texts.for} ${place}`
  return of > 1 ? `${texts.parcel(fit.piece + 1, of)} ${texts.is} ${margin}` : margin
}

/** How one product comes in at a visitor's. */
export interface FitAnswer {
  readonly fits: boolean
  /** `Kommer ind hos dig uden ben, på ryggen` */
  readonly head: string
  /** What is to spare or missing: `3 cm til overs ved hoveddøren på 86 cm` */
  readonly margin: string
}

interface Carried {
  readonly pieces: readonly CarriedPiece[]
  /** In parcels, which have neither back nor end. */
  readonly isPacked: boolean
  /** On the delivery note, whose reader does not live there. */
  readonly isForCarriers?: boolean
}

export function fitAnswer(
  language: MarketLanguage,
  { pieces, isPacked, isForCarriers = false }: Carried,
  home: Home,
): FitAnswer | undefined {
  const fit = fitOnWay(pieces, home)
  if (!fit) return undefined
  const texts = TEXTS[language]
  const margin = marginText(language, home, { fit, of: pieces.length })
  if (!fit.fits) return { fits: false, head: isForCarriers ? texts.isOut : texts.staysOut, margin }
  const held = isPacked ? '' : heldText(language, fit)
  return { fits: true, head: [isForCarriers ? texts.goesIn : texts.comesIn, held].filter(Boolean).join(' '), margin }
}
