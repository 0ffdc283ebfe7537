import { Suspense, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type CSSProperties } from 'react'
import { storefront } from '#brand'
import { chosenCount, withPage } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { loadable, useLoadable } from '../../../platform/lazy-code/loadable.ts'
import { PartFailure } from '../../../shell/part-failure.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { ChosenFilters } from '../filters/chosen-filters.tsx'
import { CompareOffer, type ComparePicking } from './compare-offer.tsx'
import { emptyListingCode } from '../empty-listing-code.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { shownAddress, useListing, lastPageOf } from '../listing-context.ts'
import type { OwnFiltersProps } from '../own-filters.tsx'
import { ListingFailure } from './listing-failure.tsx'
import { LISTING_ID } from '../listing-ids.ts'
import style from '../listing-page.module.css'
import { InPlaceLink } from '../in-place-link.tsx'
import { PageNumbersList } from './page-numbers-list.tsx'
import pagingStyle from './paging.module.css'
import { BlockView } from '../../../blocks/block-view.tsx'
import { ListedContext } from '../../../blocks/image-banner/listed-context.ts'
import { ProductCardView } from '../../../features/product-card/product-card-view.tsx'
import productGridStyle from './product-grid.module.css'

/** Rows of the desktop. Four also fill rows of two; rows of three are filled by the grid. */
const ROW = 4
/** Two rows on a phone, one on a desktop: visible without scrolling. */
const SEEN_FIRST = 4
/** Two rows of a desktop. */
const MAY_BE_SEEN_FIRST = 2 * ROW

/** Rows of three begin before the width that else parts phones from tablets. */
const PICTURE_SIZES =
  storefront.layout.cardRatio === '1:1'
    ? '(width<600px) 46vw,(width<=1175px) 31vw,302px'
    : '(width < 600px) 46vw, (width <= 1175px) 31vw, min(24vw, 400px)'

/** Where things stand in windows: rows of three broad ones. */
const HAS_WINDOWS = storefront.layout.variants['card-picture'] === 'standing'
const WIDE_SIZES = '(width < 600px) 46vw, min(31vw, 400px)'
const WIDE_FAMILIES = new Set(['sofa', 'bed', 'sideboard', 'tv', 'rug', 'bench', 'dining-table', 'coffee-table'])

/** Most of what is listed is broader than high. */
const isWide = ({ products }: ListingModel) =>
  HAS_WINDOWS && 2 * products.filter(({ family }) => WIDE_FAMILIES.has(family)).length > products.length

/** Number of products before each block; a block due after the last product comes last. */
function placeRowBlocks({ products, rowBlocks }: Pick<ListingModel, 'products' | 'rowBlocks'>) {
  return rowBlocks.map(({ afterRow, block }) => ({ block, after: Math.min(afterRow * ROW, products.length) }))
}

function gridCells(model: ListingModel, { isAboveFold, picking }: ProductGridProps): ReactNode {
  const placed = placeRowBlocks(model)
  const sizes = isWide(model) ? WIDE_SIZES : PICTURE_SIZES
  const blocksAfter = (count: number) =>
    placed
      .filter(({ after }) => after === count)
      .map(({ block }) => {
        const turn = block === placed[0]?.block ? 'first' : 'later'
        return (
          <li
            key={block.id}
            className={productGridStyle.between}
            data-part="listing-between"
            data-turn={turn}
            data-of={block.componentName}
          >
            <ListedContext value={turn}>
              <BlockView block={block} />
            </ListedContext>
          </li>
        )
      })
  return [
    ...blocksAfter(0),
    ...model.products.flatMap((product, index) => [
      <li key={product.productKey} className={productGridStyle.cell} data-later={index >= SEEN_FIRST ? '' : undefined}>
        <ProductCardView
          product={product}
          heading="h2"
          sizes={sizes}
          priority={isAboveFold && index < SEEN_FIRST}
          isFirst={index < MAY_BE_SEEN_FIRST}
        />
        {picking && <picking.ComparePick product={product} />}
      </li>,
      ...blocksAfter(index + 1),
    ]),
  ]
}

interface ProductGridProps {
  /** Nothing large stands above the list, so its first pictures load first. */
  readonly isAboveFold: boolean
  /** Once products are picked for a comparison. */
  readonly picking: ComparePicking | undefined
}

function ProductGrid({ isAboveFold, picking }: ProductGridProps): ReactNode {
  const { model, isWaiting } = useListing()
  // The next page's wait changes one attribute, not two dozen cards.
  const cells = useMemo(() => gridCells(model, { isAboveFold, picking }), [model, isAboveFold, picking])
  return (
    <ul
      className={productGridStyle.grid}
      data-part="listing-grid"
      data-wide={isWide(model) || undefined}
      data-waiting={isWaiting ? '' : undefined}
    >
      {cells}
    </ul>
  )
}

/** Plain links, for robots and without scripts. */
function Paging(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  const { page, pageSize, total, products } = model
  const last = lastPageOf(model)
  if (last === 1 || products.length === 0) return null
  const shown = (page - 1) * pageSize + products.length
  const share = { '--seen': `${(100 * shown) / total}%` } as CSSProperties
  const link = (number: number) => ({ href: addressOf(withPage(query, number)), scrollTo: LISTING_ID })
  const amounts = { seen: formatNumber(texts.language, shown), total: formatNumber(texts.language, total) }
  return (
    <nav className={pagingStyle.paging} data-part="paging" aria-label={texts.text('listing.pages')}>
      <p className={pagingStyle.seen} data-part="paging-seen">
        {texts.text('listing.seen', amounts)}
      </p>
      <div className={pagingStyle.bar} style={share} aria-hidden="true" />
      {page < last && (
        <InPlaceLink part="paging-next" className={pagingStyle.next} {...link(page + 1)} rel="next">
          {texts.plural('listing.showNext', Math.min(pageSize, total - shown))}
        </InPlaceLink>
      )}
      <PageNumbersList
        page={page}
        last={last}
        renderLink={({ number, ...rest }) => <InPlaceLink {...rest} {...link(number)} />}
      />
    </nav>
  )
}

/**
 * A changed list is shown from its start. Visitors who have not scrolled past that stay where they are; for the
 * others the sticky bar stays in place, so the control they used does not move.
 */
function useBeginning(address: string) {
  const list = useRef<HTMLElement>(null)
  const lastAddress = useRef(address)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || lastAddress.current === address) return
    lastAddress.current = address
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [address])
  return list
}

const ownFiltersCode = loadable<OwnFiltersProps>(() =>
  import(/* code: listing */ '../own-filters.tsx').then((module) => module.OwnFilters),
)

interface ListingResultsProps {
  readonly isAboveFold: boolean
  /** A full-width picture ends where the list begins. */
  readonly isUnderPicture?: boolean
}

function EmptyResults(): ReactNode {
  const EmptyListing = useLoadable(emptyListingCode)
  return <EmptyListing />
}

/** Loaded for those who have a store, or have said their way in. */
function Own(): ReactNode {
  const employee = useDynamicData('employee', { enabled: false }).data
  const chosen = useDynamicData('chosenStore', { enabled: false }).data
  const doorCm = useDynamicData('visitorHome', { enabled: false }).data?.doorCm
  const storeId = employee?.selectedStoreId ?? chosen?.id
  return (
    (storeId ?? doorCm) !== undefined && (
      <Suspense>
        <LoadedOwn storeId={storeId} doorCm={doorCm} />
      </Suspense>
    )
  )
}

function LoadedOwn(props: OwnFiltersProps): ReactNode {
  const OwnFilters = useLoadable(ownFiltersCode)
  return <OwnFilters {...props} />
}

/** Filters and products. */
export function ListingResults({ isAboveFold, isUnderPicture = false }: ListingResultsProps): ReactNode {
  const { texts } = useShop()
  const { model, query, isPending } = useListing()
  const list = useBeginning(shownAddress(model))
  const [picking, setPicking] = useState<ComparePicking>()
  const hasFilters = model.total > 0 || chosenCount(query) > 0 || model.conditions !== undefined
  return (
    <section
      ref={list}
      id={LISTING_ID}
      className={style.results}
      data-part="listing"
      tabIndex={-1}
      aria-label={texts.text('listing.products')}
      aria-busy={isPending}
    >
      {hasFilters && (
        <Guard>
          <FilterBar isUnderPicture={isUnderPicture} />
        </Guard>
      )}
      <ListingFailure place="list" />
      <Guard>
        <Own />
      </Guard>
      {hasFilters && (
        <Guard>
          <ChosenFilters />
        </Guard>
      )}
      <Guard fallback={<PartFailure />}>
        {model.products?.length === 0 ? <EmptyResults /> : <ProductGrid isAboveFold={isAboveFold} picking={picking} />}
      </Guard>
      <Guard>
        <Paging />
      </Guard>
      <Guard>{picking ? <picking.CompareTray /> : model.total > 1 && <CompareOffer onPicking={setPicking} />}</Guard>
    </section>
  )
}
