import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { line } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { addTestOrder } from '../../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { readHtml } from '../../../../test/visitors/read-html.ts'
import { addTestCustomer } from '../../../../test/visitors/test-customer.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../../test/visitors/test-employee.ts'
import { JSON_HEADERS } from '../../../../test/visitors/visitor-client.ts'
import { deriveToken } from '../../mail/mail-tokens.ts'
import { cancelQuestionPurpose, confirmQuestionPurpose } from '../mails/question-mails.ts'

let shop: TestShop
let desk: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'RUG', onHand: 9 }])
  desk = await employeeAtWork(shop, { role: 'service', now: TEST_NOW })
})
afterAll(() => shop.close())

const PRODUCT = '/testvarer/rug'
const QUESTIONS = '/spoergsmaal/rug'
const query = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const page = async (path: string, cookie = '') => (await fetch(shop.origin + path, { headers: { cookie } })).text()
const bodyAt = async (path: string, cookie = '') => readHtml(await page(path.replace(/#.*/, ''), cookie))
async function form(path: string, fields: Readonly<Record<string, string>>, cookie = '') {
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const init = { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' } as const
  const answer = await fetch(shop.origin + path, init)
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}
async function ask(text: string, more: Readonly<Record<string, string>> = {}) {
  const { to } = await form('/questions/ask', { productKey: 'rug', text, ...more })
  const [row] = await query('select * from product_questions where text = $1', [text])
  return { to, row }
}
async function atDesk(call: 'decide' | 'answer', body: object) {
  const init = { method: 'POST', headers: { ...JSON_HEADERS, cookie: desk.cookie }, body: JSON.stringify(body) }
  const answer = await fetch(`${shop.origin}/api/studio/reviews/${call}`, init)
  await shop.heardAll()
  return answer.json()
}
const decide = (kind: 'question' | 'answer', row: { id: string; revision: number }, more: object = {}) =>
  atDesk('decide', { kind, id: row.id, seenRevision: row.revision, decision: 'publish', ...more })
const mailsTo = async (email: string) =>
  (await query('select subject, text from mails where recipient = $1 order by created_at', [email])) as readonly {
    readonly subject: string
    readonly text: string
  }[]

describe('a question', () => {
  it('REV-03 of anybody is looked at before it is shown, on the product’s page and on its own', async () => {
    const text = 'Er sædet højt nok til et bord på 74 cm?'
    const { to, row } = await ask(text)
    expect(to).toBe(`${QUESTIONS}?outcome=asked#said`)
    expect(row).toMatchObject({ state: 'pending', email: null, customer_id: null })
    expect([(await page(PRODUCT)).includes(text), (await page(QUESTIONS)).includes(text)]).toEqual([false, false])
    expect(await decide('question', row)).toMatchObject({ success: true })
    expect([(await page(PRODUCT)).includes(text), (await page(QUESTIONS)).includes(text)]).toEqual([true, true])
  })

  it.each([
    [{ text: 'Kort' }, 'tooShort', 'Skriv lidt mere'],
    [{ text: 'x'.repeat(501) }, 'tooLong', 'Det er for langt'],
    [{ author: 'x'.repeat(41) }, 'nameTooLong', 'Navnet er for langt'],
    [{ email: 'intet' }, 'invalidEmail', 'Mailadressen ser ikke rigtig ud'],
  ])('REV-03 %o is refused with %s, which the page says', async (fields, fault, said) => {
    const before = await query('select count(*)::int as n from product_questions')
    const sent = { text: 'Kan den stables?', author: 'Siv', email: 'siv@example.dk', ...fields }
    const { to } = await form('/questions/ask', { productKey: 'rug', ...sent })
    expect(to).toMatch(new RegExp(`^${QUESTIONS}\\?outcome=${fault}&token=draft\\.[\\w-]+#ask$`))
    expect(decodeURIComponent(to)).not.toContain(sent.email)
    const body = await bodyAt(to)
    expect(body.querySelector('section [role=alert]')?.textContent).toContain(said)
    const again = body.querySelector('#ask')
    const described = again?.querySelector('[aria-invalid=true]')?.getAttribute('aria-describedby') ?? ''
    expect(described.split(' ').map((id) => body.querySelector(`#${id}`)?.textContent)).toContainEqual(
      expect.stringContaining(said),
    )
    expect({
      text: again?.querySelector('textarea')?.textContent,
      author: again?.querySelector('[name=author]')?.getAttribute('value'),
      email: again?.querySelector('[name=email]')?.getAttribute('value'),
    }).toEqual(sent)
    expect(await query('select count(*)::int as n from product_questions')).toEqual(before)
  })

  it('REV-03 of what the shop does not sell has no page, and is not asked', async () => {
    expect((await form('/questions/ask', { productKey: 'none', text: 'Kan den stables?' })).status).toBe(404)
    expect((await fetch(`${shop.origin}/spoergsmaal/none`)).status).toBe(404)
  })

  it('REV-03 with markup in it is shown as text', async () => {
    const { row } = await ask('<img src=x onerror=alert(1)> Er den blød?')
    await decide('question', row)
    const html = await page(QUESTIONS)
    expect([html.includes('<img src=x'), html.includes('&lt;img src=x')]).toEqual([false, true])
  })

  it('REV-03 is refused with a reason that who asked is told, once they said that the mailbox is theirs', async () => {
    const email = 'spoerger@example.dk'
    const { row } = await ask('Ring til Bo på 20 30 40 50 om den?', { email })
    const token = deriveToken(shop.secret, confirmQuestionPurpose(row.id))
    expect((await mailsTo(email))[0]?.text).toBeDefined()
    expect(await page(`/spoergsmaalsbesked/bekraeft?token=${token}`)).toContain('Ja, send mig svaret')
    expect((await form('/spoergsmaalsbesked/bekraeft', { token })).to).toContain('/bekraeftet')
    expect(await decide('question', row, { decision: 'refuse' })).toMatchObject({ errorCode: 'reasonMissing' })
    expect(await decide('question', row, { decision: 'refuse', reason: 'personal' })).toMatchObject({ success: true })
    expect((await mailsTo(email)).at(-1)?.text).toMatch(/privat/)
    expect(await page(QUESTIONS)).not.toContain('Ring til Bo')
  })
})

describe('an answer', () => {
  it('REV-03 of the shop stands below it, and comes by mail until who asked ends that', async () => {
    const email = 'svar@example.dk'
    const { row } = await ask('Kan betrækket tages af?', { email })
    await decide('question', row)
    await form('/spoergsmaalsbesked/bekraeft', { token: deriveToken(shop.secret, confirmQuestionPurpose(row.id)) })
    const answer = 'Ja, det har lynlås hele vejen rundt.'
    expect(await atDesk('answer', { kind: 'question', id: row.id, text: answer })).toMatchObject({ success: true })
    expect([(await page(PRODUCT)).includes(answer), (await page(QUESTIONS)).includes(answer)]).toEqual([true, true])
    expect((await mailsTo(email)).at(-1)?.text).toContain(answer)
    const cancel = { token: deriveToken(shop.secret, cancelQuestionPurpose(row.id)) }
    expect((await form('/spoergsmaalsbesked/afmeld', cancel)).to).toContain('/afmeldt')
    const before = await mailsTo(email)
    await atDesk('answer', { kind: 'question', id: row.id, text: `${answer} Vask ved 30 grader.` })
    expect(await mailsTo(email)).toEqual(before)
  })

  it('REV-03 of a buyer is looked at too; nobody else has the form, or is heard without it', async () => {
    const text = 'Holder stoffet til en kat?'
    const { row } = await ask(text)
    await decide('question', row)
    const [buyer, other] = [await addTestCustomer(shop), await addTestCustomer(shop)]
    await addTestOrder(shop.database.main, {
      state: 'delivered',
      lines: [line('RUG', 1)],
      customerId: buyer.id,
    })
    const hasForm = async (cookie?: string) => (await page(QUESTIONS, cookie)).includes('action="/questions/answer"')
    expect([await hasForm(), await hasForm(other.cookie), await hasForm(buyer.cookie)]).toEqual([false, false, true])
    const fields = { productKey: 'rug', question: row.id, text: 'Vores har den i to år uden mærker.' }
    const refused = (await form('/questions/answer', { ...fields, text: 'J', q: 'kat' }, buyer.cookie)).to
    expect(refused).toMatch(new RegExp(`outcome=tooShort&token=[^&]+&q=kat#answer-${row.id}$`))
    const again = (await bodyAt(refused, buyer.cookie)).querySelector(`#answer-${row.id}`)
    expect(again?.hasAttribute('open')).toBe(true)
    expect([again?.querySelector('textarea')?.textContent, again?.textContent]).toEqual([
      'J',
      expect.stringContaining('Skriv lidt mere'),
    ])
    expect((await form('/questions/answer', fields, other.cookie)).to).toContain('outcome=notBought')
    expect((await form('/questions/answer', fields)).to).not.toContain('outcome')
    expect((await form('/questions/answer', fields, buyer.cookie)).to).toContain('outcome=answered')
    const [answer, ...more] = await query('select * from question_answers where question_id = $1', [row.id])
    expect([answer.state, answer.by, more]).toEqual(['pending', 'buyer', []])
    expect(await page(QUESTIONS)).not.toContain(fields.text)
    await decide('answer', answer)
    expect(await page(QUESTIONS)).toContain(fields.text)
    expect(await page(QUESTIONS)).toContain('har købt den')
  })
})

it('REV-03 questions are found by words of theirs and of their answers, in any order and case', async () => {
  const { row } = await ask('Hvor bred er kassen til trappen?')
  await decide('question', row)
  await atDesk('answer', { kind: 'question', id: row.id, text: 'Den er 82 cm, 100% pap.' })
  const found = async (q: string) => {
    const html = await page(`${QUESTIONS}?${new URLSearchParams({ q })}`)
    return { own: html.includes('Hvor bred er kassen'), others: html.includes('Er sædet højt nok') }
  }
  expect(await found('')).toEqual({ own: true, others: true })
  expect(await found('PAP kassen')).toEqual({ own: true, others: false })
  expect(await found('100%')).toEqual({ own: true, others: false })
  expect(await found('kassen vandtæt')).toEqual({ own: false, others: false })
  expect(await page(`${QUESTIONS}?q=vandtæt`)).toContain('Ingen spørgsmål eller svar har alle ordene.')
})
