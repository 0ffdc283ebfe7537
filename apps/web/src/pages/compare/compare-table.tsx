import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
import {
  COMPARE_GROUPS,
  type CompareGroup,
  type ComparedProduct,
  type CompareRow,
} from '@firkant/domain/compare/compare-rows.ts'
import { scaleProducts } from '@firkant/domain/compare/compare-scale.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { Guard } from '../../platform/guard.tsx'
import { CompareActions } from './compare-actions.tsx'
import { CompareCell, useRowName } from './compare-cell.tsx'
import { ScaledProduct } from './compare-scaled.tsx'
import style from './compare-table.module.css'
import { compareTexts } from './compare.texts.ts'

interface CompareTableProps {
  readonly products: readonly ComparedProduct[]
  readonly rows: readonly CompareRow[]
}

const keyOf = ({ card }: ComparedProduct) => card.currentSku
/** Said again, as some browsers lose them where rows are laid out as grids. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const
const PICTURE_SIZES = '(width <= 768px) 44vw, 22vw'

/** Once the products' own heads are out of sight, their names follow; in step with the table on narrow screens. */
function useFollowingNames(head: RefObject<HTMLElement | null>) {
  const names = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = head.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      setShown(last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [head])
  const follow = (left: number) => {
    if (names.current) names.current.scrollLeft = left
  }
  return { names, isShown, follow }
}

interface FollowingNamesProps {
  readonly products: readonly ComparedProduct[]
  readonly isShown: boolean
  readonly ref: RefObject<HTMLDivElement | null>
}

/** For the eye only: the table's own heads say the same. */
function FollowingNames({ products, isShown, ref }: FollowingNamesProps): ReactNode {
  return (
    <div className={style.follow} data-shown={isShown || undefined} aria-hidden="true" inert>
      <div ref={ref} className={style.names}>
        {products.map((product) => (
          <span key={keyOf(product)} className={style.followed}>
            {product.card.images[0] && (
              <span className={style.thumb}>
                <Image image={product.card.images[0]} sizes="40px" ratio="1:1" decorative />
              </span>
            )}
            <b className={style.followedName}>{product.card.displayName}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

function ProductHeads({ products }: Pick<CompareTableProps, 'products'>): ReactNode {
  return (
    <tr className={style.row} data-of="heads" {...ROLES.row}>
      <td className={style.corner} {...ROLES.cell} />
      {products.map(({ card, variantName, ...product }) => (
        <th
          key={keyOf({ card, ...product })}
          className={style.product}
          scope="col"
          {...ROLES.columnheader}
          abbr={card.displayName}
        >
          <a href={card.url} className={style.link}>
            {card.images[0] && (
              <span className={style.picture}>
                <Image image={card.images[0]} sizes={PICTURE_SIZES} ratio="1:1" decorative priority />
              </span>
            )}
            <span className={style.name}>{card.displayName}</span>
          </a>
          <span className={style.subtitle}>{variantName ?? card.subtitle}</span>
        </th>
      ))}
    </tr>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly products: readonly ComparedProduct[]
  readonly of: string
  /** Undefined: nothing to compare, such as buttons. */
  readonly isDifferent?: boolean | undefined
  readonly renderCell: (product: ComparedProduct, index: number) => ReactNode
}

function Row({ name, products, of, isDifferent, renderCell }: RowProps): ReactNode {
  const { text } = useTexts(compareTexts)
  return (
    <tr className={style.row} data-of={of} data-same={isDifferent === false || undefined} {...ROLES.row}>
      <th className={style.rowName} scope="row" {...ROLES.rowheader}>
        <span className={style.rowWords}>
          {name}
          {isDifferent && (
            <span className={style.different}>
              <span aria-hidden="true">≠</span>
              <span className="sr-only">({text('different')})</span>
            </span>
          )}
        </span>
      </th>
      {products.map((product, index) => (
        <td key={keyOf(product)} className={style.cell} data-different={isDifferent || undefined} {...ROLES.cell}>
          <Guard>{renderCell(product, index)}</Guard>
        </td>
      ))}
    </tr>
  )
}

function ScaleRow({ products }: Pick<CompareTableProps, 'products'>): ReactNode {
  const { text } = useTexts(compareTexts)
  const scale = scaleProducts(products)
  if (!scale) return null
  return (
    <Row
      of="scale"
      name={text('scale')}
      products={products}
      renderCell={(product, index) => <ScaledProduct product={product} ratio={scale.ratio} view={scale.views[index]} />}
    />
  )
}

function Group({ group, products, rows }: CompareTableProps & { readonly group: CompareGroup }): ReactNode {
  const { text } = useTexts(compareTexts)
  const rowName = useRowName()
  const own = rows.filter((row) => row.group === group)
  if (own.length === 0) return null
  const isSame = products.length > 1 && own.every((row) => !row.isDifferent)
  return (
    <tbody className={style.group} data-same={isSame || undefined} {...ROLES.rowgroup}>
      <tr className={style.groupRow} {...ROLES.row}>
        <th className={style.groupName} scope="rowgroup" colSpan={products.length + 1} {...ROLES.rowheader}>
          <span className={style.rowWords}>{text(group)}</span>
        </th>
      </tr>
      {group === 'measures' && <ScaleRow products={products} />}
      {own.map(({ key, isDifferent }) => (
        <Row
          key={key}
          of={key}
          name={rowName(key)}
          products={products}
          isDifferent={products.length > 1 ? isDifferent : undefined}
          renderCell={(product) => <CompareCell product={product} row={key} />}
        />
      ))}
    </tbody>
  )
}

export function CompareTable({ products, rows }: CompareTableProps): ReactNode {
  const { text } = useTexts(compareTexts)
  const head = useRef<HTMLTableSectionElement>(null)
  const { names, isShown, follow } = useFollowingNames(head)
  const columns = { '--compare-count': products.length } as CSSProperties
  const groups = Object.keys(COMPARE_GROUPS) as readonly CompareGroup[]
  const isAllSame = products.length > 1 && rows.every(({ isDifferent }) => !isDifferent)
  return (
    <div className={style.frame} style={columns} data-many={products.length > 2 || undefined}>
      <FollowingNames ref={names} products={products} isShown={isShown} />
      <div
        className={style.scroller}
        role="region"
        aria-label={text('heading')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it where it is wider than the screen
        tabIndex={0}
        onScroll={({ currentTarget }) => follow(currentTarget.scrollLeft)}
      >
        <table className={style.table} {...ROLES.table}>
          <caption className="sr-only">{text('heading')}</caption>
          <thead ref={head} className={style.group} {...ROLES.rowgroup}>
            <ProductHeads products={products} />
          </thead>
          <tbody className={style.group} {...ROLES.rowgroup}>
            <Row
              of="actions"
              name={<span className="sr-only">{text('actions')}</span>}
              products={products}
              renderCell={(product) => <CompareActions product={product} />}
            />
          </tbody>
          {groups.map((group) => (
            <Group key={group} group={group} products={products} rows={rows} />
          ))}
        </table>
      </div>
      {isAllSame && (
        <p className={style.allSame} data-part="compare-all-same">
          {text('allSame')}
        </p>
      )}
    </div>
  )
}
