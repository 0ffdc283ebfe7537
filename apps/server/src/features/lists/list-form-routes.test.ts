import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIST_FORMS, type ListForm } from '@firkant/domain/lists/list-forms.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { anonymousLists, customerLists, type ListVisitor } from '../../../test/visitors/list-visitor.ts'
import { openPlainBrowser, type PlainPage } from '../../../test/visitors/plain-browser.ts'
import { textOf } from '../../../test/visitors/read-html.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'P-1', onHand: 9 },
    { sku: 'P-2', onHand: 9 },
    { sku: 'P-OUT', onHand: 0 },
  ])
})
afterAll(() => shop.close())

const LISTS = '/onskelister'

async function send(who: ListVisitor, form: ListForm, fields: Readonly<Record<string, string>>, site = 'same-origin') {
  const answer = await fetch(shop.origin + LIST_FORMS[form], {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: who.cookies(), 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ language: 'da', ...fields }),
  })
  return { status: answer.status, to: answer.headers.get('location') ?? '', cookies: answer.headers.getSetCookie() }
}
async function openData(who: ListVisitor, path: string) {
  const answer = await fetch(`${shop.origin}/api/content${path}`, { headers: { cookie: who.cookies() } })
  return (await answer.json()) as PageWith<'ShoppingListsPage'>
}

async function openDocument(who: ListVisitor, path: string): Promise<string> {
  return (await fetch(shop.origin + path, { headers: { cookie: who.cookies() } })).text()
}

describe('lists without scripts', () => {
  it('PAGE-26 the page shows the visitor’s lists to them alone', async () => {
    const own = await customerLists(shop)
    const listKey = await own.made('Stue', 'P-1')
    const path = `${LISTS}?list=${listKey}&sort=priceLow&show=inStock`
    const page = await openData(own, path)
    expect(page).toMatchObject({
      componentName: 'ShoppingListsPage',
      httpStatus: 200,
      model: {
        selectedList: { listKey, count: 1 },
        sort: 'priceLow',
        filter: 'inStock',
        canCreate: true,
        pageUrl: LISTS,
      },
    })
    const answer = await fetch(shop.origin + path, { headers: { cookie: own.cookies() } })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect([html.includes('P-1 da'), html.includes('Stue'), html.includes('noindex')]).toEqual([true, true, true])
    const stranger = await openData(anonymousLists(shop), path)
    expect(stranger.model).toMatchObject({ selectedList: { listKey: 'wishlist', count: 0 }, canCreate: false })
    const odd = await openData(own, `${LISTS}?sort=x&show=y&refused=z&done=w`)
    expect(odd.model).toMatchObject({ sort: 'newest', filter: 'all' })
    expect([odd.model.refused, odd.model.done]).toEqual([undefined, undefined])
  })

  it('PAGE-26 LIST-01 a heart leads to the wish list, and a first one gives the visitor an identity', async () => {
    const guest = anonymousLists(shop)
    const { status, to, cookies } = await send(guest, 'add', { sku: 'P-1' })
    expect([status, to]).toEqual([303, `${LISTS}?done=add`])
    const cookie = cookies.find((each) => each.startsWith('visitor='))?.split(';')[0] ?? ''
    const answer = await fetch(`${shop.origin}/api/content${to}`, { headers: { cookie } })
    const page = (await answer.json()) as PageWith<'ShoppingListsPage'>
    expect(page.model).toMatchObject({ done: 'add', selectedList: { count: 1, items: [{ code: 'P-1' }] } })
  })

  it('LIST-01 a heart names its product in the button, and its package in the address', async () => {
    const press = (search: string, language: string) =>
      fetch(`${shop.origin}${LIST_FORMS.add}${search}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ sku: 'P-1', language }),
      })
    expect((await press('', 'sv')).headers.get('location')).toMatch(/^\/sv\/onskelistor/)
    expect((await press('?packageKey=p-none', 'da')).headers.get('location')).toContain('refused=packageNotFound')
  })

  it('PAGE-26 LIST-05 make, rename, delete and bring back a list', async () => {
    const own = await customerLists(shop)
    const made = await send(own, 'create', { listName: 'Stue' })
    const listKey = new URL(made.to, shop.origin).searchParams.get('list') ?? ''
    expect(made.to).toBe(`${LISTS}?list=${listKey}&done=create`)
    const returnTo = `${LISTS}?list=${listKey}&done=create`
    const renamed = await send(own, 'rename', { listKey, listName: 'Hall', returnTo })
    expect(renamed.to).toBe(`${LISTS}?list=${listKey}&done=rename`)
    const refused = await send(own, 'rename', { listKey, listName: ' ', returnTo })
    expect(refused.to).toBe(`${LISTS}?list=${listKey}&refused=invalidListName`)
    expect((await openData(own, refused.to)).model.refused).toBe('invalidListName')
    const deleted = await send(own, 'delete', { listKey, returnTo })
    expect(deleted.to).toBe(`${LISTS}?done=delete&deleted=${listKey}`)
    expect((await openData(own, deleted.to)).model).toMatchObject({ done: 'delete', deletedList: listKey })
    expect((await send(own, 'undelete', { listKey })).to).toBe(`${LISTS}?list=${listKey}&done=undelete`)
    expect((await own.shown(listKey)).selectedList.listName).toBe('Hall')
  })

  it('PAGE-26 LIST-06 LIST-09 move, note, share, remove and add all', async () => {
    const own = await customerLists(shop)
    const one = await own.made('En', 'P-1', 'P-2', 'P-OUT')
    const two = await own.made('To')
    const returnTo = `${LISTS}?list=${one}`
    await send(own, 'move', { listKey: one, targetListKey: two, sku: 'P-2', returnTo })
    await send(own, 'set', { listKey: one, sku: 'P-1', quantity: '2', note: 'To\r\nlinjer', returnTo })
    expect((await own.shown(one)).selectedList.items.find(({ code }) => code === 'P-1')).toMatchObject({
      quantity: 2,
      note: 'To\nlinjer',
    })
    await send(own, 'share', { listKey: one, returnTo })
    const before = (await own.shown(one)).selectedList.shareUrl
    await send(own, 'share', { listKey: one, renew: 'true', returnTo })
    const after = (await own.shown(one)).selectedList.shareUrl
    expect([typeof before, before === after]).toEqual(['string', false])
    await send(own, 'unshare', { listKey: one, returnTo })
    expect((await own.shown(one)).selectedList.shareUrl).toBeUndefined()
    const added = await send(own, 'addToCart', { listKey: one, returnTo })
    expect(added.to).toBe(`${returnTo}&done=addToCart&added=1&skipped=P-OUT`)
    expect((await openData(own, added.to)).model).toMatchObject({ added: 1, skipped: ['P-OUT'] })
    expect((await send(own, 'addToCart', { listKey: two, returnTo })).to).toBe('/kurv')
    expect((await send(own, 'remove', { listKey: one, sku: 'P-OUT', returnTo })).to).toBe(`${returnTo}&done=remove`)
    expect((await own.shown(one)).selectedList.count).toBe(1)
  })

  it('PAGE-26 LIST-02 LIST-05 LIST-06 LIST-07 the page itself has the forms: a list is made, filled, shared, deleted and brought back', async () => {
    const own = await customerLists(shop)
    await own.list('additem', { sku: 'P-1' })
    const browser = openPlainBrowser(shop, own.cookies())
    const nameIn = ({ body }: PlainPage) => textOf(body.querySelector('[data-part=list-name]'))
    const outcomeIn = ({ body }: PlainPage) => textOf(body.querySelector('main [role=status]'))
    await browser.open(LISTS)
    const made = await browser.submit('[data-part=list-create-form]', { listName: 'Entré' })
    expect(nameIn(made)).toBe('Entré')
    await browser.follow('a[data-part=list-tile]')
    const moved = await browser.submit('[data-part=list-move-form]')
    expect([moved.address, outcomeIn(moved)]).toEqual([`${LISTS}?done=move`, 'Det er flyttet.'])
    await browser.follow('a[data-part=list-tile]:not([aria-current])')
    await browser.submit('[data-part=list-set-form]', { quantity: '3' })
    const shared = await browser.submit('[data-part=list-share-form]')
    const link = textOf(shared.body.querySelector('a[href*="listId="]'))
    expect(link).toMatch(/\/onskelister\/delt\?listId=[\w-]{20,}$/)
    const { shoppingLists } = await own.shown()
    expect(shoppingLists[1]).toMatchObject({ listName: 'Entré', count: 1 })
    const { listKey = '' } = shoppingLists[1] ?? {}
    expect((await own.shown(listKey)).selectedList.items).toMatchObject([{ code: 'P-1', quantity: 3 }])
    const deleted = await browser.submit('[data-part=list-delete-form]')
    expect(outcomeIn(deleted)).toContain('Listen er slettet.')
    expect(nameIn(await browser.submit('[data-part=list-undelete-form]'))).toBe('Entré')
  })

  it('LIST-02 whoever is not signed in is invited to make lists, and has no form for it', async () => {
    const { body } = await openPlainBrowser(shop).open(LISTS)
    expect(body.querySelector('[data-part=list-invitation]')).not.toBeNull()
    expect(body.querySelector('[data-part=list-create-form]')).toBeNull()
  })

  it('PAGE-27 LIST-08 keep a shared list, which says what became of it', async () => {
    const owner = await customerLists(shop)
    const listId = await owner.shared(await owner.made('Stue', 'P-1'))
    const other = await customerLists(shop)
    const { to } = await send(other, 'keep', { listId, returnTo: `/onskelister/delt?listId=${listId}` })
    expect((await openData(other, to)).model).toMatchObject({
      done: 'keep',
      selectedList: { listName: 'Stue', count: 1 },
    })
    const guest = anonymousLists(shop)
    await guest.list('additem', { sku: 'P-2' })
    const first = await send(guest, 'keep', { listId, returnTo: `/onskelister/delt?listId=${listId}` })
    expect(first.to).toMatch(new RegExp(`^${LISTS}\\?list=wishlist-[^&]+&done=keep&added=1&present=0$`))
    expect(await openDocument(guest, first.to)).toContain('1 vare er lagt i dine favoritter.')
    const again = await send(guest, 'keep', { listId, returnTo: `/onskelister/delt?listId=${listId}` })
    expect(await openDocument(guest, again.to)).toContain('Det hele var i dine favoritter i forvejen.')
    const gone = await send(other, 'keep', { listId: 'gone', returnTo: `/onskelister/delt?listId=gone` })
    expect(gone.to).toBe('/onskelister/delt?listId=gone&refused=listNotFound')
  })

  it('LIST-12 a named list leads whoever is not signed in to the login, and back', async () => {
    const { status, to } = await send(anonymousLists(shop), 'create', { listName: 'Stue', returnTo: LISTS })
    expect([status, to]).toEqual([303, `/log-ind?returnUrl=${encodeURIComponent(LISTS)}`])
  })

  it('SEC-02 forms of another site, of another’s list or without a field change nothing', async () => {
    const own = await customerLists(shop)
    const listKey = await own.made('Stue', 'P-1')
    expect((await send(own, 'delete', { listKey }, 'cross-site')).status).toBe(403)
    expect((await send(own, 'remove', { listKey })).status).toBe(400)
    expect((await send(own, 'set', { listKey, sku: 'P-1', quantity: 'mange' })).status).toBe(400)
    const other = await customerLists(shop)
    const elsewhere = await send(other, 'remove', { listKey, sku: 'P-1', returnTo: '//evil.example/' })
    expect(elsewhere.to).toBe(`${LISTS}?refused=listOrItemNotFound`)
    expect((await own.shown(listKey)).selectedList.count).toBe(1)
  })
})
