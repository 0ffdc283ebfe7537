import type { ReactNode } from 'react'
import type { HandOverPageModel } from '@firkant/domain/page/models/hand-over-model.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import pageStyle from '../newsletter/newsletter-page.module.css'
import style from './hand-over-page.module.css'
import { handOverTexts } from './hand-over.texts.ts'
import '#brand/art-content.css'

/** A form, because a messenger's preview opens links, but presses nothing. */
function HandOverForm({ action, act, children }: { action: string; act: 'take' | 'undo'; children: ReactNode }) {
  const { language } = useShop()
  return (
    <form method="post" action={action}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  )
}

function Items({ items }: Pick<HandOverPageModel, 'items'>): ReactNode {
  const { text, plural } = useTexts(handOverTexts)
  if (items.length === 0) return null
  return (
    <ul className={style.items} aria-label={text('items')}>
      {items.map(({ name, quantity }, place) => (
        // Two lines may be the same goods at two prices.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className={style.item}>
          <span>{name}</span>
          <span className={style.count}>{plural('pieces', quantity)}</span>
        </li>
      ))}
    </ul>
  )
}

function Actions({ state, action, cartUrl, canUndo }: HandOverPageModel): ReactNode {
  const { text } = useTexts(handOverTexts)
  const { pages } = useFrame()
  if (state === 'ready')
    return (
      <HandOverForm action={action} act="take">
        <button type="submit" data-part="button">
          {text('take')}
        </button>
      </HandOverForm>
    )
  if (state !== 'yours')
    return (
      <a href={state === 'own' ? cartUrl : (pages?.startPageUrl ?? '/')} data-part="button">
        {text(state === 'own' ? 'toCart' : 'toShop')}
      </a>
    )
  return (
    <>
      <div className={style.actions}>
        <a href={pages?.checkoutPageUrl ?? cartUrl} data-part="button">
          {text('toCheckout')}
        </a>
        <a href={cartUrl} data-part="text-link">
          {text('toCart')}
        </a>
      </div>
      {canUndo && (
        <div className={style.actions}>
          <p>{text('merged')}</p>
          <HandOverForm action={action} act="undo">
            <button type="submit" data-part="text-link">
              {text('undo')}
            </button>
          </HandOverForm>
        </div>
      )}
    </>
  )
}

/** Behind the code that a customer scans in a store: plain forms, so it works in any phone's browser. */
export function HandOverPage({ page }: { page: PageWith<'HandOverPage'> }): ReactNode {
  const { model } = page
  const { text } = useTexts(handOverTexts)
  const { state, result, storeName, items } = model
  return (
    <div className={pageStyle.page} data-state={state}>
      <h1 className={pageStyle.heading}>{text(`${state}Heading`)}</h1>
      {state === 'ready' && storeName !== undefined && <p>{text('readyIn', { store: storeName })}</p>}
      {result && (
        <p role="alert" data-part="form-outcome" data-tone="negative">
          {text(result)}
        </p>
      )}
      <Items items={items} />
      <p className={pageStyle.text}>{text(`${state}Text`)}</p>
      <Actions {...model} />
    </div>
  )
}
