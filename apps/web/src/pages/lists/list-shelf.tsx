import type { ReactNode } from 'react'
import { isWishlistKey, MAX_LIST_IMAGES, type ListSummary } from '@firkant/domain/lists/shopping-list.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { DrawerButton } from './drawer/drawer-button.tsx'
import style from './list-shelf.module.css'
import { useListsPage } from './lists-context.ts'
import { listsTexts } from './lists.texts.ts'

/** The newest things on a list. */
function Mosaic({ list }: { list: ListSummary }): ReactNode {
  const { list: selected } = useListsPage()
  const shown = selected.items.flatMap(({ image }) => image ?? []).slice(0, MAX_LIST_IMAGES)
  const wanted = list.listKey === selected.listKey ? shown : list.images
  // Two colours may share a picture.
  const images = [...new Map(wanted.map((image) => [image.url, image])).values()]
  return (
    <span className={style.mosaic} data-images={images.length}>
      {images.length === 0 ? (
        <Icon name={isWishlistKey(list.listKey) ? 'heart' : 'home'} className={style.sign} />
      ) : (
        images.map((image) => (
          <span key={image.url} className={style.piece}>
            <Image image={image} sizes="120px" ratio="1:1" fit="contain" className={style.picture} decorative />
          </span>
        ))
      )}
    </span>
  )
}

function Tile({ list }: { list: ListSummary }): ReactNode {
  const { plural } = useTexts(listsTexts)
  const { list: selected, addressOf } = useListsPage()
  return (
    <li className={style.cell}>
      <a
        href={addressOf({ listKey: list.listKey, sort: undefined, filter: undefined })}
        className={style.tile}
        data-part="list-tile"
        data-keep-place=""
        aria-current={list.listKey === selected.listKey ? 'page' : undefined}
      >
        <Mosaic list={list} />
        <bdi className={style.name}>{list.listName}</bdi>
        <span className={style.count}>{plural('count', list.count)}</span>
      </a>
    </li>
  )
}

/** Named lists are a customer's: others are asked to log in, and keep their favourites. */
function Invitation(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { model } = useListsPage()
  return (
    <li className={style.invitation} data-part="list-invitation">
      <p className={style.invitationTitle}>{text('loginTitle')}</p>
      <p className={style.invitationText}>{text('loginText')}</p>
      <a href={model.loginUrl} data-part="button" className={style.logIn}>
        {text('logIn')}
      </a>
    </li>
  )
}

function NewList(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { model, list } = useListsPage()
  return (
    <li className={style.cell}>
      <DrawerButton
        detail={{ listKey: list.listKey, pageUrl: model.pageUrl, view: 'create' }}
        part="list-new"
        className={style.tile}
      >
        <span className={style.mosaic} data-new="">
          <Icon name="plus" className={style.sign} />
        </span>
        <span className={style.name}>{text('newList')}</span>
      </DrawerButton>
    </li>
  )
}

/** All lists side by side, like boxes on a shelf. */
export function ListShelf(): ReactNode {
  const { text } = useTexts(listsTexts)
  const { lists } = useListsPage()
  return (
    <nav className={style.shelf} aria-label={text('shelf')}>
      <ul className={style.row}>
        {lists.shoppingLists.map((list) => (
          <Tile key={list.listKey} list={list} />
        ))}
        {lists.canCreate ? <NewList /> : <Invitation />}
      </ul>
    </nav>
  )
}
