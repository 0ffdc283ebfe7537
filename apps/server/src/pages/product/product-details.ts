import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { Shipment } from '@firkant/domain/delivery/delivery-plan.ts'
import { variantPieces } from '@firkant/domain/fit/carried-piece.ts'
import { carriedFacts, doorSentence } from '@firkant/domain/fit/fit-texts.ts'
import { energyPath } from '@firkant/domain/law/energy/energy-pages.ts'
import { shownEnergy } from '@firkant/domain/law/energy/energy-texts.ts'
import { durabilityLabelOf } from '@firkant/domain/law/guarantee/durability-label.ts'
import { MADE_TO_ORDER } from '@firkant/domain/law/guarantee/line-notes.ts'
import { shownContact } from '@firkant/domain/law/shown-contact.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MEASUREMENT_KINDS } from '@firkant/domain/page/models/measurement-kinds.ts'
import type { Measurement, ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { planPieceOf } from '@firkant/domain/room-plan/room-plan.ts'
import { SAMPLES_OF_PARAM } from '@firkant/domain/samples/sample-form.ts'
import { priceModel } from '../../features/catalog/priced-variant.ts'
import { pictureRef, picturesOf, productPath, type CardFacts } from '../../features/catalog/product-cards.ts'
import type { ProductDetails } from '../../features/catalog/product-store.ts'
import { shownModel } from '../../features/models-3d/model-addresses.ts'
import type { PageRequest } from '../page-request.ts'

/** Dimensions of one variant: its own if it has some, else the product's. */
function sizeOf(product: ProductDetails, sku: string) {
  const own = product.sizes.find((size) => size.sku === sku)
  return {
    width: own?.width ?? product.width_cm,
    depth: own?.depth ?? product.depth_cm,
    height: own?.height ?? product.height_cm,
    weight: own?.weight ?? product.weight_kg,
  }
}

export function measurementsOf(product: ProductDetails, sku: string): readonly Measurement[] {
  const all: Readonly<Record<string, number>> = { ...product.measurements, ...sizeOf(product, sku) }
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const value = all[kind]
    return value === undefined ? [] : [{ kind, value }]
  })
}

/** A model is of one size: for others it would be too small or too large a promise. */
export function shapeOf(product: ProductDetails, sku: string, { absolute }: PageRequest): ProductModel['shape'] {
  const { key, design_key: designKey, model } = product
  const { width, depth, height } = sizeOf(product, sku)
  const isItsSize = width === product.width_cm && depth === product.depth_cm && height === product.height_cm
  return model && isItsSize ? shownModel({ key, designKey, model }, absolute) : undefined
}

/** How the chosen variant comes in; nothing where nobody has said how it is packed. */
function carriedOf(
  product: ProductDetails,
  sku: string,
  language: MarketLanguage,
): Pick<ProductModel, 'carried' | 'throughDoor'> {
  const { carried } = product
  const own = product.sizes.find((size) => size.sku === sku)
  const isOwnSize = Boolean(own && (own.width ?? own.depth ?? own.height) !== null)
  const { width: widthCm, depth: depthCm, height: heightCm } = sizeOf(product, sku)
  const pieces = variantPieces(carried ?? undefined, { size: { widthCm, depthCm, heightCm }, isOwnSize })
  if (!pieces) return {}
  const parcels = carried?.parcels ?? []
  return {
    carried: carriedFacts(language, { pieces, parcels }),
    throughDoor: doorSentence(language, pieces, parcels.length > 0),
  }
}

const ROOM_PLAN: Readonly<Record<MarketLanguage, { readonly name: string; readonly value: string }>> = {
  da: { name: 'Rumplan', value: 'Se i dit rum' },
  nb: { name: 'Romplan', value: 'Se i rommet ditt' },
  sv: { name: 'Rumsplan', value: 'Visa i ditt rum' },
}

/** Leads to the plan of the visitor's room with this in it; nothing for what does not stand on a floor. */
function roomPlanOf(
  product: ProductDetails,
  { row: { family }, lead }: Pick<CardFacts, 'row' | 'lead'>,
  { language, address }: Pick<PageRequest, 'language' | 'address'>,
): NonNullable<ProductModel['carried']> {
  const { sku } = lead.row
  const { width: widthCm, depth: depthCm, height: heightCm } = sizeOf(product, sku)
  if (!planPieceOf({ family, widthCm, depthCm, heightCm })) return []
  const url = `${address(FIXED_PATHS.roomPlan[language])}?${SKU_PARAM}=${encodeURIComponent(sku)}`
  return [{ ...ROOM_PLAN[language], url }]
}

/** Through the door, and into the room. */
export function comingInOf(product: ProductDetails, facts: Pick<CardFacts, 'row' | 'lead'>, request: PageRequest) {
  const { carried = [], ...rest } = carriedOf(product, facts.lead.row.sku, request.language)
  return { ...rest, carried: [...carried, ...roomPlanOf(product, facts, request)] }
}

/** The straight view of the chosen variant, with the box that it fills. */
export function measuredOf({ row, lead }: CardFacts): ProductModel['measured'] {
  const picture = picturesOf(row, lead).find(({ measured }) => measured)
  return picture?.measured && { ...picture.measured, image: pictureRef(picture) }
}

export function shipmentOf(product: ProductDetails, sku: string): Shipment {
  const { width, depth, height, weight } = sizeOf(product, sku)
  return { weightKg: weight, longestCm: Math.max(width, depth, height) }
}

export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

export function energyOf({ energy, key }: ProductDetails, { language, address }: PageRequest): ProductModel['energy'] {
  return energy ? shownEnergy(energy, { language, url: address(energyPath(language, key)) }) : undefined
}

export function safetyOf(product: ProductDetails, language: MarketLanguage): ProductModel['safety'] {
  const { manufacturer, model_code: modelCode } = product
  const responsible = manufacturer?.responsible
  return {
    warnings: paragraphsOf(product.safety),
    modelCode,
    ...(manufacturer && { manufacturer: shownContact(manufacturer, language) }),
    ...(responsible && { responsible: shownContact(responsible, language) }),
  }
}

/** What the law wants said before the order besides safety. */
export function promisesOf(
  product: ProductDetails,
  { language, address }: Pick<PageRequest, 'language' | 'address'>,
): Pick<ProductModel, 'durability' | 'toWish'> {
  const { guarantee_years: guaranteeYears, model_code: modelCode, manufacturer, made_to_order: skus } = product
  const label = durabilityLabelOf({ guaranteeYears, manufacturerName: manufacturer?.name, modelCode })
  return {
    ...(label && { durability: { ...label, guaranteeUrl: address(FIXED_PATHS.guarantee[language]) } }),
    ...(skus.length > 0 && { toWish: { text: MADE_TO_ORDER[language], skus } }),
  }
}

export function documentsOf(product: ProductDetails): ProductModel['documents'] {
  return product.documents.map(({ kind, title, file, bytes }) => ({ kind, title, url: `/${file}`, bytes }))
}

/** Each variant has its own address; the cheapest has the product's. */
export function skuAddress(facts: CardFacts, sku: string, request: PageRequest): string {
  const url = request.address(productPath(facts.row))
  return facts.variants.length > 1 ? `${url}?${SKU_PARAM}=${encodeURIComponent(sku)}` : url
}

export function addressOfSku(facts: CardFacts, request: PageRequest): string {
  const wanted = request.query.get(SKU_PARAM)
  const isKnown = facts.variants.some(({ row }) => row.sku === wanted)
  return wanted !== null && isKnown ? skuAddress(facts, wanted, request) : request.address(productPath(facts.row))
}

/** Where samples of what it is made of are chosen. */
export const samplesOf = ({ has_samples, key }: ProductDetails, { address, language }: PageRequest) =>
  has_samples ? { samplesUrl: `${address(FIXED_PATHS.samples[language])}?${SAMPLES_OF_PARAM}=${key}` } : {}

export function optionsOf(facts: CardFacts, request: PageRequest): ProductModel['options'] {
  if (facts.variants.length < 2) return []
  // Small before large, whatever the order in the catalogue.
  const { compare } = new Intl.Collator(request.market.locale, { numeric: true })
  const inOrder = facts.variants.toSorted((a, b) => compare(a.row.name ?? '', b.row.name ?? ''))
  return inOrder.map(({ row, price, status, isBuyable }) => ({
    sku: row.sku,
    name: row.name ?? row.sku,
    url: skuAddress(facts, row.sku, request),
    isCurrent: row.sku === facts.lead.row.sku,
    price: priceModel({ price, row: facts.row, content: row.content }, request),
    stockStatus: status,
    isBuyable,
  }))
}
