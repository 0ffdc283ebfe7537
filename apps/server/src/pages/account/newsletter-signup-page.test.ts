import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { storePage } from '../../../test/visitors/store-page.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
afterEach(() => changeContent(`delete from pages where key = 'newsletter'`))

const TEXT = { id: 'text', componentName: 'Editorial', props: { html: '<p>Kun hver anden uge.</p>' } }
const FORM = { id: 'form', componentName: 'NewsletterSignup', props: { heading: 'Ja *tak*', text: 'Skriv her.' } }
const EMPTY = 'Udfyld venligst alle felter for at tilmelde dig'

/** Publishes the change to every process, as an import does. */
async function changeContent(statement: string): Promise<void> {
  await shop.database.pool.query(statement)
  await publishEvent(shop.database.main, { type: 'content-changed', brand: 'hjemly' })
  await shop.heardAll()
}

async function write(blocks: readonly object[], rest: object = {}): Promise<void> {
  await storePage(shop.database, {
    key: 'newsletter',
    path: '/nyhedsbrev/tilmeld',
    componentName: 'NewsletterSignupPage',
    title: 'Nyhedsbrevet | hjemly',
    heading: 'Brev fra *hjemly*',
    description: 'Idéer til hjemmet.',
    blocks,
    ...rest,
  })
  await changeContent('select 1')
}
const load = async (path: string) =>
  (await (await fetch(`${shop.origin}/api/content${path}`)).json()) as PageWith<'NewsletterSignupPage'>
const html = async (path: string) => (await fetch(shop.origin + path)).text()
const countForms = (shown: string) => shown.match(/data-part="?newsletter-form/g)?.length ?? 0

describe('the sign-up page', () => {
  it('PAGE-17 stands without an editor', async () => {
    const { model, metaInfo } = await load('/nyhedsbrev/tilmeld')
    expect(model).toEqual({ step: 'signup' })
    expect(metaInfo.title).toBe('Nyhedsbrev – hjemly')
  })

  it('SHELL-10 PAGE-17 the footer leaves its form out here, and has it on every other page', async () => {
    expect(countForms(await html('/nyhedsbrev/tilmeld'))).toBe(1)
    expect(countForms(await html('/nyhedsbrev/mail-sendt'))).toBe(0)
    expect(countForms(await html('/om-hjemly'))).toBe(1)
    expect(await html('/nyhedsbrev/tilmeld')).toContain('data-part="footer-payment"')
  })

  it('PAGE-17 takes an editor’s heading, words and blocks around the form', async () => {
    await write([TEXT])
    const { model, metaInfo } = await load('/nyhedsbrev/tilmeld')
    expect(metaInfo).toMatchObject({ title: 'Nyhedsbrevet | hjemly' })
    expect(metaInfo.elements).not.toContainEqual(expect.objectContaining({ attributes: { name: 'robots' } }))
    expect(model.written).toMatchObject({ intro: 'Idéer til hjemmet.', hasFormBlock: false })
    const shown = await html('/nyhedsbrev/tilmeld')
    expect(shown).toMatch(/<h1[^>]*>Brev fra <em>hjemly<\/em><\/h1>/)
    expect(shown.match(/<h1/g)).toHaveLength(1)
    expect(shown).toContain('Kun hver anden uge.')
    expect(countForms(shown)).toBe(1)
  })

  it.each([
    ['a block', [TEXT, FORM]],
    [
      'a column',
      [{ id: 'row', componentName: 'Layout', props: { columns: [{ blocks: [TEXT] }, { blocks: [FORM] }] } }],
    ],
  ])('PAGE-17 BLOCK-24 has the form where an editor put it, in %s, once', async (_where, blocks) => {
    await write(blocks)
    const shown = await html('/nyhedsbrev/tilmeld')
    expect(countForms(shown)).toBe(1)
    expect(shown.indexOf('Kun hver anden uge.')).toBeLessThan(shown.indexOf('data-part="newsletter-form"'))
  })

  it.each([
    ['of the page', [TEXT]],
    ['in a block', [FORM]],
  ])('PAGE-17 BLOCK-38 the form %s says what it was refused for', async (_where, blocks) => {
    await write(blocks)
    expect(await html('/nyhedsbrev/mail-mangler')).toContain(EMPTY)
    expect(await html('/nyhedsbrev/ugyldig-mail')).toContain('Du må indtaste en e-mailadresse')
    expect(await html('/nyhedsbrev/tilmeld')).not.toContain(EMPTY)
    const { metaInfo } = await load('/nyhedsbrev/mail-mangler')
    expect(metaInfo.canonicalUrl).toBe('http://shop.test/nyhedsbrev/tilmeld')
    expect(metaInfo.elements).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })
  })

  it('PAGE-17 a draft changes nothing, nor does it in other languages', async () => {
    await write([TEXT], { state: 'draft' })
    expect((await load('/nyhedsbrev/tilmeld')).model).toEqual({ step: 'signup' })
    expect((await load('/nb/nyhetsbrev/meld-pa')).model).toEqual({ step: 'signup' })
  })

  it('PAGE-17 what comes after the form stays as it is', async () => {
    await write([TEXT])
    expect((await load('/nyhedsbrev/mail-sendt')).model).toEqual({ step: 'sent' })
  })

  it.each([
    [
      'stands elsewhere',
      { path: '/nyhedsbrev' },
      'this page stands at /nyhedsbrev/tilmeld, /nyhetsbrev/meld-pa, /nyhetsbrev/anmal',
    ],
    ['is of another kind', { componentName: 'EditorialPage' }, 'the newsletter has this address'],
  ])('PAGE-17 is refused where it %s', (_case, rest, message) => {
    const page = {
      key: 'x',
      path: '/nyhedsbrev/tilmeld',
      componentName: 'NewsletterSignupPage',
      title: 'X',
      blocks: [TEXT],
    }
    expect(pageContentSchema.safeParse({ ...page, ...rest }).error?.issues).toMatchObject([{ path: ['path'], message }])
  })
})
