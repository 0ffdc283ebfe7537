import type { ReactNode } from 'react'
import { moveTargets } from '@firkant/domain/lists/list-drawer.ts'
import { MAX_LIST_NAME } from '@firkant/domain/lists/list-name.ts'
import { isWishlistKey } from '@firkant/domain/lists/shopping-list.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { ListForm } from './list-form.tsx'
import style from './plain-list-forms.module.css'
import { useListsPage } from './lists-context.ts'
import { listsTexts } from './lists.texts.ts'

function Submit({ label }: { label: string }): ReactNode {
  return (
    <button type="submit" data-part="button">
      {label}
    </button>
  )
}

function Name({ form }: { form: 'create' | 'rename' }): ReactNode {
  const { text } = useTexts(listsTexts)
  const { model, list, addressOf } = useListsPage()
  const isNew = form === 'create'
  return (
    <ListForm
      form={form}
      fields={isNew ? {} : { listKey: list.listKey }}
      returnTo={isNew ? model.pageUrl : addressOf({})}
      className={style.form}
    >
      <h3 className={style.title}>{text(isNew ? 'newList' : 'open.edit')}</h3>
      <TextField
        label={text('name')}
        name="listName"
        required
        maxLength={MAX_LIST_NAME}
        defaultValue={isNew ? '' : list.listName}
        autoComplete="off"
      />
      <Submit label={text(isNew ? 'createButton' : 'saveName')} />
    </ListForm>
  )
}

function Move(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { lists, list, addressOf } = useListsPage()
  const targets = moveTargets(lists.shoppingLists, list.listKey)
  if (targets.length === 0 || list.items.length === 0) return null
  return (
    <ListForm form="move" fields={{ listKey: list.listKey }} returnTo={addressOf({})} className={style.form}>
      <h3 className={style.title}>{text('open.move')}</h3>
      <SelectBox
        label={text('plain.item')}
        name="code"
        choices={list.items.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectBox
        label={text('moveTo')}
        name="targetListKey"
        choices={targets.map(({ listKey, listName }) => ({ value: listKey, label: listName }))}
      />
      <Submit label={text('moveTo')} />
    </ListForm>
  )
}

function Share(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { list, addressOf } = useListsPage()
  const { listKey, shareUrl } = list
  if (list.count === 0) return null
  return (
    <div className={style.form}>
      <h3 className={style.title}>{text('open.share')}</h3>
      <p>{text('shareText')}</p>
      {shareUrl !== undefined && (
        <p className={style.link}>
          <a href={shareUrl} data-part="text-link">
            {shareUrl}
          </a>
        </p>
      )}
      <ListForm
        form="share"
        fields={{ listKey, ...(shareUrl !== undefined && { renew: 'true' }) }}
        returnTo={addressOf({})}
      >
        <Submit label={text(shareUrl === undefined ? 'makeLink' : 'renew')} />
      </ListForm>
      {shareUrl !== undefined && (
        <ListForm form="unshare" fields={{ listKey }} returnTo={addressOf({})}>
          <button type="submit" data-part="text-link">
            {text('unshare')}
          </button>
        </ListForm>
      )}
    </div>
  )
}

function Delete(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { model, list } = useListsPage()
  return (
    <ListForm form="delete" fields={{ listKey: list.listKey }} returnTo={model.pageUrl} className={style.form}>
      <h3 className={style.title}>{text('open.delete')}</h3>
      <Submit label={text('deleteConfirm')} />
    </ListForm>
  )
}

/** The drawer's deeds for visitors without scripts. */
export function PlainListForms(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { lists, list } = useListsPage()
  const isCustom = !isWishlistKey(list.listKey)
  return (
    <noscript>
      <section className={style.forms} aria-label={text('plain.heading')}>
        {lists.canCreate && <Name form="create" />}
        {isCustom && <Name form="rename" />}
        <Move />
        <Share />
        {isCustom && <Delete />}
      </section>
    </noscript>
  )
}
