import type { ReactNode } from 'react'
import { canBeBought } from '@firkant/domain/lists/add-all.ts'
import { MAX_ITEM_QUANTITY, type ShoppingListItem } from '@firkant/domain/lists/shopping-list.ts'
import { listItemOf } from '@firkant/domain/lists/wishlist.ts'
import { readQuantity } from '@firkant/domain/cart/quantity-options.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { QuantityInput } from '@firkant/ui/quantity-input/quantity-input.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { DrawerButton } from '../drawer/drawer-button.tsx'
import { ListForm } from '../list-form.tsx'
import { ItemFacts } from './list-item-facts.tsx'
import { ListIcon } from '../list-icon.tsx'
import { ListItemNote } from './list-item-note.tsx'
import { ListItemBuy } from './list-item-buy.tsx'
import style from './list-item.module.css'
import { useListsPage } from '../lists-context.ts'
import { usePicks } from '../tools/picks.ts'
import { useListItem } from './use-list-item.ts'
import { listsTexts } from '../lists.texts.ts'

interface ItemProps {
  readonly item: ShoppingListItem
}

/** For the comparison. */
function Pick({ item }: ItemProps): ReactNode {
  const { text } = useTexts(listsTexts)
  const { picked, toggle } = usePicks()
  const { currentSku } = item.product
  if (currentSku === undefined) return null
  return (
    <label className={style.pick} data-part="list-pick">
      <input
        type="checkbox"
        className={style.tick}
        aria-label={text('pickNamed', { name: item.name })}
        checked={picked.includes(currentSku)}
        onChange={() => toggle(currentSku)}
      />
      <span aria-hidden="true">{text('pick')}</span>
    </label>
  )
}

function Remove({ item, onRemove }: ItemProps & { readonly onRemove: () => void }): ReactNode {
  const { text } = useTexts(listsTexts)
  const { list, addressOf } = useListsPage()
  const fields = { listKey: list.listKey, ...listItemOf(item.code) }
  return (
    <ListForm form="remove" fields={fields} returnTo={addressOf({})} onSubmit={onRemove} className={style.remove}>
      <button
        type="submit"
        className={style.round}
        data-part="list-item-remove"
        aria-label={text('removeNamed', { name: item.name })}
      >
        <Icon name="close" className={style.icon} />
      </button>
    </ListForm>
  )
}

/** Quantity and note: one form without scripts. */
function Wish({ item, actions }: ItemProps & { readonly actions: ReturnType<typeof useListItem> }): ReactNode {
  const { text } = useTexts(listsTexts)
  const { model, list, addressOf } = useListsPage()
  const { name, code, quantity } = item
  const read = (written: string) => {
    const number = readQuantity(written)
    return number === undefined ? undefined : Math.min(MAX_ITEM_QUANTITY, number)
  }
  return (
    <ListForm
      form="set"
      fields={{ listKey: list.listKey, ...listItemOf(code) }}
      returnTo={addressOf({})}
      onSubmit={() => undefined}
      className={style.wish}
    >
      <ListItemNote item={item} onSave={(note) => actions.set({ note })} />
      <div className={style.quantity}>
        <QuantityInput
          name="quantity"
          label={text('quantity', { name })}
          fewerLabel={text('fewer', { name })}
          moreLabel={text('more', { name })}
          quantity={quantity}
          min={1}
          max={MAX_ITEM_QUANTITY}
          step={1}
          read={read}
          onCommit={(wanted) => void actions.set({ quantity: wanted })}
          problem={actions.problem}
        />
        <DrawerButton
          detail={{ listKey: list.listKey, pageUrl: model.pageUrl, item, view: 'open' }}
          part="list-item-options"
          className={style.options}
          label={text('itemOptions', { name })}
        >
          <ListIcon name="dots" className={style.icon} />
        </DrawerButton>
      </div>
      <noscript>
        <button type="submit" data-part="text-link" aria-label={text('saveNamed', { name })}>
          {text('save')}
        </button>
      </noscript>
    </ListForm>
  )
}

/** One thing of a list: what it costs now, what has changed, and what is to become of it. */
export function ListItem({ item }: ItemProps): ReactNode {
  const { list } = useListsPage()
  const actions = useListItem(list.listKey, item)
  return (
    <li className={style.item} data-part="list-item" data-code={item.code}>
      <article
        className={style.card}
        data-part="card"
        data-family={item.card?.family || undefined}
        data-sold-out={canBeBought(item) ? undefined : ''}
      >
        <ItemFacts item={item} heading="h3">
          <Pick item={item} />
          <Remove item={item} onRemove={() => void actions.remove()} />
        </ItemFacts>
        <Wish item={item} actions={actions} />
        <ListItemBuy item={item} />
      </article>
    </li>
  )
}
