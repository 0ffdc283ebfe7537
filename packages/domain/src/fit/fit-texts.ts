import { formatNumber } from '../format/format-number.ts'
import type { MarketLanguage } from '../market/market.ts'
import type { CarriedPiece, Parcel } from './carried-piece.ts'
import { doorWidthFor, fitThrough, USUAL_DOOR_HEIGHT_CM, type WayToCarry } from './fit.ts'

interface Texts {
  readonly door: string
  readonly parcel: (at: number, of: number) => string
  readonly legsOff: string
  readonly by: Readonly<Record<WayToCarry, string>>
}

const TEXTS: Readonly<Record<MarketLanguage, Texts>> = {
  da: {
    door: 'Går ind ad en dør på',
    parcel: (at, of) => (of === 1 ? 'Pakken' : `Pakke ${at} af ${of}`),
    legsOff: 'uden ben',
    by: { straight: '', onBack: 'på ryggen', onEnd: 'på højkant', tilted: 'på skrå' },
  },
  nb: {
    door: 'Går inn gjennom en dør på',
    parcel: (at, of) => (of === 1 ? 'Pakken' : `Pakke ${at} av ${of}`),
    legsOff: 'uten bein',
    by: { straight: '', onBack: 'på ryggen', onEnd: 'på høykant', tilted: 'på skrå' },
  },
  sv: {
    door: 'Går in genom en dörr på',
    parcel: (at, of) => (of === 1 ? 'Paketet' : `Paket ${at} av ${of}`),
    legsOff: 'utan ben',
    by: { straight: '', onBack: 'på rygg', onEnd: 'på högkant', tilted: 'på snedden' },
  },
}

/** How it is held, in words: `uden ben, på højkant`; empty for what is carried as it stands. */
export function heldText(language: MarketLanguage, { by, isLegsOff }: { by: WayToCarry; isLegsOff: boolean }): string {
  const texts = TEXTS[language]
  return [isLegsOff ? texts.legsOff : '', texts.by[by]].filter(Boolean).join(', ')
}

interface CarriedFact {
  readonly name: string
  readonly value: string
}

function doorFact(
  language: MarketLanguage,
  pieces: readonly CarriedPiece[],
  isPacked: boolean,
): readonly CarriedFact[] {
  const widthCm = doorWidthFor(pieces)
  if (widthCm === undefined) return []
  const fits = pieces.map((piece) => fitThrough(piece, { kind: 'door', widthCm, heightCm: USUAL_DOOR_HEIGHT_CM }))
  const [tightest] = fits.flatMap((fit) => (fit.fits ? [fit] : [])).toSorted((a, b) => a.spareCm - b.spareCm)
  // A parcel has neither back nor end.
  const held = tightest && !isPacked ? heldText(language, tightest) : ''
  return [
    { name: TEXTS[language].door, value: [`${formatNumber(language, widthCm)} cm`, held].filter(Boolean).join(', ') },
  ]
}

const parcelText = (language: MarketLanguage, { widthCm, depthCm, heightCm, weightKg }: Parcel) =>
  `${[widthCm, depthCm, heightCm].map((cm) => formatNumber(language, cm)).join(' × ')} cm, ${formatNumber(language, weightKg, Number.isInteger(weightKg) ? 0 : 1)} kg`

/** `Går ind ad en dør på 85 cm, uden ben, på ryggen`; empty where no width helps. */
export function doorSentence(language: MarketLanguage, pieces: readonly CarriedPiece[], isPacked: boolean): string {
  return doorFact(language, pieces, isPacked)
    .map(({ name, value }) => `${name} ${value}`)
    .join('')
}

/** What stands with the measures of a product: the door that it wants, and its parcels. */
export function carriedFacts(
  language: MarketLanguage,
  { pieces, parcels }: { readonly pieces: readonly CarriedPiece[]; readonly parcels: readonly Parcel[] },
): readonly CarriedFact[] {
  return [
    ...doorFact(language, pieces, parcels.length > 0),
    ...parcels.map((parcel, index) => ({
      name: TEXTS[language].parcel(index + 1, parcels.length),
      value: parcelText(language, parcel),
    })),
  ]
}
