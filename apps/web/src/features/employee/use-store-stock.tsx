import { useEffect, useState, useSyncExternalStore } from 'react'
import { MAX_STORE_SKUS, type EmployeeStore, type SkuInStore } from '@firkant/domain/employee/employee-model.ts'
import { STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import type { TextsOf } from '../../texts/text-table.ts'
import { AllStoresButton } from './all-stores-button.tsx'
import { inStoreBoard, type InStore } from './in-store.ts'
import { ReserveButton } from './reserve-button.tsx'
import { employeeTexts } from './employee.texts.ts'

type EmployeeText = TextsOf<typeof employeeTexts>['text']

/** `Aarhus C: 2 stk. · Gang 12 · Udstillet` */
function inStoreOf(
  { sku, available, status, aisle, isOnShow }: SkuInStore,
  { store, mayReserve }: { readonly store: string; readonly mayReserve: boolean },
  text: EmployeeText,
): InStore {
  const hasSome = available > 0
  const facts = [
    hasSome ? text('stock.inStore', { store, count: String(available) }) : text('stock.notInStore', { store }),
    aisle !== undefined && text('stock.aisle', { aisle }),
    isOnShow && text('stock.onShow'),
  ]
  return {
    dot: hasSome ? STOCK_DOTS[status] : 'grey',
    isGone: !hasSome,
    text: facts.filter(Boolean).join(' · '),
    more: (
      <>
        <AllStoresButton sku={sku} />
        {mayReserve && hasSome && <ReserveButton sku={sku} store={store} />}
      </>
    ),
  }
}

/** One question for what comes into view together. */
const GATHER_MS = 150

interface StoreStockOptions {
  readonly mayReserve: boolean
  /** Changes whenever what is known has become old. */
  readonly version: number
}

/** Fills the board with what the store has of everything that the page shows. */
export function useStoreStock(store: EmployeeStore | undefined, { mayReserve, version }: StoreStockOptions): void {
  const { dynamicData, reportError } = useShop()
  const { text } = useTexts(employeeTexts)
  const [known, setKnown] = useState<{ of: string; skus: ReadonlyMap<string, SkuInStore> }>()
  const wanted = useSyncExternalStore(
    inStoreBoard.subscribe,
    () => inStoreBoard.wanted().join(','),
    () => '',
  )
  const of = `${store?.id} ${version}`
  const skus = of === known?.of ? known.skus : undefined
  const missing = wanted
    .split(',')
    .filter((sku) => sku !== '' && !skus?.has(sku))
    .slice(0, MAX_STORE_SKUS)
    .join(',')

  useEffect(() => {
    if (!store || missing === '') return undefined
    const timer = setTimeout(() => {
      dynamicData.fetch('storeStock', { skus: missing }).then(
        (model) => {
          if (model?.storeId !== store.id) return
          // What the shop does not know is not asked for again.
          const none = missing.split(',').map((sku) => [sku, { sku, available: 0, status: 'outOfStock' }] as const)
          const found = model.skus.map((each) => [each.sku, each] as const)
          setKnown((before) => ({
            of,
            skus: new Map([...(before?.of === of ? before.skus : []), ...none, ...found]),
          }))
        },
        (error: unknown) => reportError(error, 'warn'),
      )
    }, GATHER_MS)
    return () => clearTimeout(timer)
  }, [dynamicData, reportError, store, of, missing])

  useEffect(() => {
    const name = store?.displayName ?? ''
    const written = [...(skus?.values() ?? [])].map(
      (found) => [found.sku, inStoreOf(found, { store: name, mayReserve }, text)] as const,
    )
    inStoreBoard.write(new Map(written))
    // The texts are the language's, which never changes during a visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [skus, store, mayReserve])
}
