import type { ReactNode } from 'react'
import { compareAddress, MAX_COMPARED } from '@firkant/domain/compare/compare-address.ts'
import { canAddAll } from '@firkant/domain/lists/add-all.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useSumText } from '../../features/product-card/price/use-price-text.ts'
import { AddAll, Skipped } from './tools/add-all.tsx'
import style from './list-foot.module.css'
import { useListsPage } from './lists-context.ts'
import { usePicks } from './tools/picks.ts'
import { useAddAll } from './tools/use-add-all.ts'
import { listsTexts } from './lists.texts.ts'
import { useFrame } from '../../platform/use-frame.ts'

function Comparison(): ReactNode {
  const { text, plural } = useTexts(listsTexts)
  const comparePage = useFrame().frame?.comparePage
  const { picked, clear } = usePicks()
  if (picked.length === 0) return null
  return (
    <div className={style.comparison}>
      <p className={style.picked} role="status">
        {plural('picked', picked.length)}
        {picked.length === 1 && <small> {text('fewPicks')}</small>}
        {picked.length === MAX_COMPARED && <small> {text('mostPicks')}</small>}
      </p>
      {picked.length > 1 && comparePage !== undefined && (
        <a href={compareAddress(comparePage, picked)} data-part="text-link">
          {text('compare')}
        </a>
      )}
      <button type="button" data-part="text-link" onClick={clear}>
        {text('clearPicks')}
      </button>
    </div>
  )
}

/** Under the thumb however long the list is: what it comes to, and the way into the cart. */
export function ListFoot(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { list, addressOf } = useListsPage()
  const show = useSumText()
  const meant = { listKey: list.listKey }
  const action = useAddAll(meant, list.items)
  const isAllowed = canAddAll(list.items)
  return (
    <>
      <Skipped skipped={action.skipped} />
      <div className={style.foot}>
        <Comparison />
        <div className={style.sum}>
          <p className={style.total}>
            <span className={style.totalName}>{text('total')}</span>{' '}
            <b className={style.amount} data-part="price" data-size="total">
              {show(list.total)}
            </b>
          </p>
          <AddAll meant={meant} action={action} isAllowed={isAllowed} returnTo={addressOf({})} />
        </div>
        {!isAllowed && list.count > 0 && <p className={style.off}>{text('addAllOff')}</p>}
      </div>
    </>
  )
}
