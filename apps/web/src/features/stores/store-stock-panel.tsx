import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { MAX_STORE_QUERY_LENGTH } from '@firkant/domain/stores/search-stores.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { StoreRow } from './store-row.tsx'
import style from './store-stock-panel.module.css'
import { useStoresOfSku } from './use-stores-of-sku.ts'
import { useStoreChoice } from './use-store-choice.ts'
import { storePanelTexts } from './store-panel.texts.ts'

interface PlaceFormProps {
  readonly isPending: boolean
  readonly onSearch: (query: string) => void
}

function PlaceForm({ isPending, onSearch }: PlaceFormProps): ReactNode {
  const { text } = useTexts(storePanelTexts)
  const id = useId()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <search>
      <form className={style.form} onSubmit={search}>
        <label htmlFor={id} className={style.label}>
          {text('searchLabel')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          className={style.input}
          maxLength={MAX_STORE_QUERY_LENGTH}
          autoComplete="postal-code"
          enterKeyHint="search"
          spellCheck={false}
        />
        <button type="submit" className={style.search} data-part="button" aria-busy={isPending || undefined}>
          {text('search')}
        </button>
      </form>
    </search>
  )
}

function StoreList({ sku }: { readonly sku: string }): ReactNode {
  const { text } = useTexts(storePanelTexts)
  const [question, setQuestion] = useState({ query: '', attempt: 0 })
  const { answer, isPending, hasFailed } = useStoresOfSku(sku, question)
  const isAtWork = useDynamicData('employee', { enabled: false }).data?.isLoggedIn === true
  const choice = useStoreChoice()
  const ask = (query: string) => setQuestion(({ attempt }) => ({ query, attempt: attempt + 1 }))
  const ownId = isAtWork ? answer?.ownId : choice.chosenId
  return (
    <div className={style.content}>
      <PlaceForm isPending={isPending} onSearch={ask} />
      <div className={style.state} role="status">
        {isPending && !answer && text('loading')}
        {hasFailed && text('loadFailed')}
        {!isPending && answer && question.query !== '' && (
          <span>{text(answer.isFound ? 'near' : 'notFound', { query: question.query })}</span>
        )}
        {choice.hasFailed && text('failed')}
      </div>
      {hasFailed && (
        <button type="button" className={style.retry} data-part="button" onClick={() => ask(question.query)}>
          {text('retry')}
        </button>
      )}
      <ul className={style.list} aria-busy={isPending || undefined}>
        {answer?.stores.map((store) => (
          <StoreRow
            key={store.id}
            store={store}
            isOwn={store.id === ownId}
            isAtWork={isAtWork}
            isSaving={store.id === choice.saving}
            onChoose={() => choice.choose(store)}
          />
        ))}
      </ul>
      {!isAtWork && choice.chosenId !== undefined && (
        <button type="button" className={style.forget} data-part="text-link" onClick={choice.forget}>
          {text('forget')}
        </button>
      )}
    </div>
  )
}

function skuOf(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null || !('sku' in detail) || typeof detail.sku !== 'string')
    throw new Error('The stores were opened without a SKU')
  return detail.sku
}

/** What every store has of one thing: for shoppers, who choose theirs, and for employees. */
export function StoreStockPanel({ isOpen, onClose, detail }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(storePanelTexts)
  return (
    <Drawer
      panel="store-stock"
      open={isOpen}
      onClose={onClose}
      side="right"
      label={text('heading')}
      closeLabel={texts.text('shell.close')}
    >
      <StoreList sku={skuOf(detail)} />
    </Drawer>
  )
}
