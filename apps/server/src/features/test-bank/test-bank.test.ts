import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { CARDS, openAtBank, openBankHouse, RETURN_URL, type BankHouse } from '../../../test/stand-ins/bank-house.ts'
import { until } from '../../../test/until.ts'
import { jobs } from '../../platform/jobs/job-tables.ts'
import { BANK_TEXTS } from './bank-texts.ts'
import { TEST_CARDS } from './card-form.ts'

let house: BankHouse
beforeAll(async () => void (house = await openBankHouse()))
afterAll(() => house.close())
beforeEach(async () => {
  house.setNow(TEST_NOW)
  house.answerWith(async () => 200)
  await house.database.main.delete(jobs)
})

const eventsFor = (reference: string) =>
  house.received
    .map(({ body }) => JSON.parse(body) as { id: string; reference: string; event: { type: string } })
    .filter((call) => call.reference === reference)
const typesFor = (reference: string) => eventsFor(reference).map(({ event }) => event.type)
const waiting = () => house.database.main.select().from(jobs).where(eq(jobs.state, 'waiting'))
const confirm = (reference: string) => house.provider.confirm(reference)

describe('the pay page', () => {
  it('CHK-05 tells whom and how much, offers the cards of testers, and runs and loads nothing', async () => {
    const { see } = await openAtBank(house)
    const { answer, html } = await see()
    expect(answer.status).toBe(200)
    expect(html).toContain('hjemly H-100023')
    expect(html).toMatch(/1\.299,00.kr\./)
    for (const number of Object.keys(TEST_CARDS)) expect(html.replaceAll(' ', '')).toContain(number)
    for (const token of ['cc-number', 'cc-exp', 'cc-csc']) expect(html).toContain(`autocomplete="${token}"`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://shop.test;")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).not.toMatch(/<script|\son\w+=|style="/)
  })

  it.each(['da', 'nb', 'sv'] as const)('CHK-05 speaks the language of the buyer: %s', async (language) => {
    const { see } = await openAtBank(house, { language })
    const { html } = await see()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(BANK_TEXTS[language].payTitle)
    expect(html).toContain(BANK_TEXTS[language].webhook)
  })

  it('CHK-05 says at the field what is wrong, keeps what was typed but for the code, and nothing is paid', async () => {
    const { post, reference } = await openAtBank(house)
    const answer = await post('/bank/pay', {
      number: '4111 1111 1111 1112"><b>',
      expiry: '01/20',
      cvc: '987654',
      webhook: 'never',
    })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    const { errors } = BANK_TEXTS.da
    expect(html).toContain(`<p class="error" id="number-error">${errors['number-wrong']}</p>`)
    expect(html).toContain(`<p class="error" id="expiry-error">${errors.expired}</p>`)
    expect(html).toContain(`<p class="error" id="cvc-error">${errors['cvc-wrong']}</p>`)
    expect(html).toMatch(/<input id="number"[^>]*aria-describedby="number-error" aria-invalid="true" autofocus>/)
    expect(html).toContain('value="4111 1111 1111 1112&quot;&gt;&lt;b&gt;"')
    expect(html).not.toContain('987654')
    expect(html).toContain('<option value="never" selected>')
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'pending' }] })
  })

  it('CHK-05 knows no card but its own', async () => {
    const { pay } = await openAtBank(house)
    expect(await (await pay('5555 5555 5555 4444')).text()).toContain(BANK_TEXTS.da.errors['number-unknown'])
  })

  it('CHK-05 opens by its own token alone', async () => {
    const [mine, other] = [await openAtBank(house), await openAtBank(house)]
    const swapped = mine.url.replace(mine.reference, other.reference)
    for (const url of ['/bank/pay', '/bank/pay?token=', `/bank/pay?token=${mine.reference}`, swapped]) {
      const answer = await fetch(house.origin + url)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(BANK_TEXTS.da.unknownTitle)
    }
    const answer = await fetch(house.origin + swapped, {
      method: 'POST',
      headers: { origin: house.origin },
      body: new URLSearchParams({ number: CARDS.approves, expiry: '08/29', cvc: '123' }),
    })
    expect(answer.status).toBe(404)
    expect(await confirm(other.reference)).toMatchObject({ value: [{ type: 'pending' }] })
  })

  it('CHK-05 takes its forms from itself alone, and no huge ones', async () => {
    const { post, reference } = await openAtBank(house)
    const fields = { number: CARDS.approves, expiry: '08/29', cvc: '123' }
    const foreign = await post('/bank/pay', fields, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await post('/bank/pay', { ...fields, more: 'x'.repeat(20_000) })).status).toBe(413)
    expect(await confirm(reference)).toMatchObject({ value: [{ type: 'pending' }] })
  })
})

describe('a buyer', () => {
  it('CHK-05 who pays goes back to the shop, which hears of it; paying again does nothing', async () => {
    const { pay, see, reference } = await openAtBank(house)
    const answer = await pay(CARDS.approves)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(new URL(RETURN_URL).href)
    await until(() => expect(typesFor(reference)).toEqual(['authorised']))
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'authorised' }] })
    const { html } = await see()
    expect(html).toContain(BANK_TEXTS.da.paidTitle)
    expect(html).toContain(`href="${new URL(RETURN_URL).href.replaceAll('&', '&amp;')}"`)
    const again = await pay(CARDS.declines)
    expect(again.headers.get('location')).toMatch(/^\/bank\/pay\?token=/)
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'authorised' }] })
  })

  it('CHK-05 who clicks twice at the same time has paid once', async () => {
    const { pay, reference } = await openAtBank(house)
    await Promise.all([pay(CARDS.approves), pay(CARDS.approves), pay(CARDS.approves)])
    await until(async () => expect(await waiting()).toEqual([]))
    expect(typesFor(reference)).toEqual(['authorised'])
  })

  it('CHK-05 who pays and cancels in the same moment does one of them', async () => {
    const { pay, post, reference } = await openAtBank(house)
    const holder = await house.database.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from bank_payments where reference = $1 for update', [reference])
    const both = [pay(CARDS.approves), post('/bank/pay/cancel', {})]
    await until(async () => {
      const { rows } = await holder.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(2)
    })
    await holder.query('commit')
    holder.release()
    await Promise.all(both)
    await until(async () => expect(await waiting()).toEqual([]))
    const known = await confirm(reference)
    expect(typesFor(reference)).toEqual(known.ok ? known.value.map(({ type }) => type) : [])
  })

  it('CHK-05 whose card is declined is told so by the bank, for good', async () => {
    const { pay, see, reference } = await openAtBank(house)
    const answer = await pay(CARDS.declines)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/bank\/pay\?token=/)
    const { html } = await see()
    expect(html).toContain(BANK_TEXTS.da.declinedTitle)
    expect(html).toContain(BANK_TEXTS.da.back)
    await pay(CARDS.approves)
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'declined' }] })
    await until(() => expect(typesFor(reference)).toEqual(['declined']))
  })

  it('CHK-05 with a card that asks for a code pays when the code is right', async () => {
    const { pay, post, see, reference } = await openAtBank(house)
    expect((await pay(CARDS.challenges)).headers.get('location')).toMatch(/^\/bank\/pay\?token=/)
    expect((await see()).html).toContain('1234')
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'pending' }] })
    await post('/bank/pay/code', { code: '4321' })
    expect((await see()).html).toContain(BANK_TEXTS.da.wrongCode(2))
    const answer = await post('/bank/pay/code', { code: ' 1234 ' })
    expect(answer.headers.get('location')).toBe(new URL(RETURN_URL).href)
    await until(() => expect(typesFor(reference)).toEqual(['authorised']))
  })

  it('CHK-05 with three wrong codes is declined, and the right one comes too late', async () => {
    const { pay, post, see, reference } = await openAtBank(house)
    await pay(CARDS.challenges)
    for (const code of ['1', '2', '']) await post('/bank/pay/code', { code })
    expect((await see()).html).toContain(BANK_TEXTS.da.declinedTitle)
    await post('/bank/pay/code', { code: '1234' })
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'declined' }] })
  })

  it('CHK-05 who answers a challenge that was never made has paid nothing', async () => {
    const { post, reference } = await openAtBank(house)
    const answer = await post('/bank/pay/code', { code: '1234' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/bank\/pay\?token=/)
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'pending' }] })
  })

  it('CHK-08 who cancels goes back, and nothing can be paid any more', async () => {
    const { pay, post, reference } = await openAtBank(house)
    const answer = await post('/bank/pay/cancel', { webhook: 'normal' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(new URL(RETURN_URL).href)
    await pay(CARDS.approves)
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'cancelled' }] })
    await until(() => expect(typesFor(reference)).toEqual(['cancelled']))
  })

  it('CHK-08 who has paid can’t cancel by an old page', async () => {
    const { pay, post, reference } = await openAtBank(house)
    await pay(CARDS.approves)
    await post('/bank/pay/cancel', {})
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'authorised' }] })
  })

  it('CHK-08 who closes the window leaves everything open', async () => {
    const { see, reference } = await openAtBank(house)
    const { html } = await see('/bank/closed')
    expect(html).toContain(BANK_TEXTS.da.closedTitle)
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'pending' }] })
    expect((await see()).html).toContain(BANK_TEXTS.da.payTitle)
  })
})

describe('the webhook', () => {
  it('CHK-05 comes before the buyer does, if it should', async () => {
    const { pay, reference } = await openAtBank(house)
    await pay(CARDS.approves, 'first')
    expect(typesFor(reference)).toEqual(['authorised'])
    expect(await waiting()).toEqual([])
  })

  it('CHK-05 does not keep the buyer waiting, if it need not come first', async () => {
    const { pay, reference } = await openAtBank(house)
    const shopAnswers = Promise.withResolvers<number>()
    house.answerWith(() => shopAnswers.promise)
    expect((await pay(CARDS.approves)).status).toBe(303)
    await until(() => expect(typesFor(reference)).toEqual(['authorised']))
    shopAnswers.resolve(200)
    await until(async () => expect(await waiting()).toEqual([]))
  })

  it('CHK-05 comes twice, if it should', async () => {
    const { pay, reference } = await openAtBank(house)
    await pay(CARDS.approves, 'twice')
    await until(() => expect(typesFor(reference)).toEqual(['authorised', 'authorised']))
    expect(new Set(eventsFor(reference).map(({ id }) => id)).size).toBe(2)
  })

  it('CHK-05 never comes, if it should not, while the bank knows all the same', async () => {
    const { pay, reference } = await openAtBank(house)
    await pay(CARDS.approves, 'never')
    expect(await waiting()).toEqual([])
    expect(typesFor(reference)).toEqual([])
    expect(await confirm(reference)).toEqual({ ok: true, value: [{ type: 'authorised' }] })
  })

  it('CHK-05 comes late by a job that is there from the beginning', async () => {
    const { pay, reference } = await openAtBank(house)
    await pay(CARDS.approves, 'late')
    expect(typesFor(reference)).toEqual([])
    expect(await waiting()).toHaveLength(1)
    const runner = house.startJobs()
    await until(() => expect(typesFor(reference)).toEqual(['authorised']))
    await runner.stop()
  })

  it('CHK-05 waits as long as the setting says', async () => {
    const patient = await openBankHouse({ lateMs: 10_000 })
    try {
      const { pay } = await openAtBank(patient)
      await pay(CARDS.approves, 'late')
      const { rows } = await patient.database.pool.query(
        "select extract(epoch from run_at - created_at)::float as seconds, state from jobs where queue = 'bank.hjemly'",
      )
      expect(rows).toEqual([{ seconds: 10, state: 'waiting' }])
    } finally {
      await patient.close()
    }
  })

  it('CHK-05 that the shop does not take is sent again until it does', async () => {
    const { pay, reference } = await openAtBank(house)
    let refusals = 2
    house.answerWith(async () => (refusals-- > 0 ? 500 : 200))
    await pay(CARDS.approves, 'first')
    expect(typesFor(reference)).toEqual(['authorised'])
    expect(await waiting()).toHaveLength(1)
    await house.database.pool.query('update jobs set run_at = now()')
    const runner = house.startJobs()
    await until(async () => expect(await waiting()).toEqual([]))
    await until(() => expect(typesFor(reference)).toHaveLength(3))
    await runner.stop()
    expect(new Set(eventsFor(reference).map(({ id }) => id)).size).toBe(1)
  })

  it('CHK-05 is signed anew at each try, as the clock goes on', async () => {
    const { pay, reference } = await openAtBank(house)
    const later = new Date('2026-11-15T15:00:00Z')
    await pay(CARDS.approves, 'late')
    house.setNow(later)
    const runner = house.startJobs()
    await until(() => expect(typesFor(reference)).toEqual(['authorised']))
    await runner.stop()
    const call = house.received.at(-1)
    expect(house.provider.readWebhook({ target: '', headers: {}, body: '', ...call, receivedAt: later })).toMatchObject(
      {
        ok: true,
      },
    )
  })
})
