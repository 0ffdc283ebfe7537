import { afterAll, beforeAll, expect, it } from 'vitest'
import { line } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { runHere } from '../../../test/processes/command-run.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { deliveredBuyer, GOOD_REVIEW, sendReview } from '../../../test/visitors/review-author.ts'
import { employeeAtWork } from '../../../test/visitors/test-employee.ts'
import { reviewsCommand } from './reviews-command.ts'

let shop: TestShop
let by: string
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'RUG', onHand: 9 }])
  const { id } = await employeeAtWork(shop, { role: 'service', now: TEST_NOW })
  const { rows } = await shop.database.pool.query('select email from employees where id = $1', [id])
  by = rows[0].email
})
afterAll(() => shop.close())

const run = (...args: string[]) => runHere(reviewsCommand, args, shop.database.url)
async function written() {
  const buyer = await deliveredBuyer(shop, { lines: [line('RUG', 1)] })
  await buyer.ask()
  await sendReview(shop, { token: (await buyer.links()).ask, rating: '1' })
  const [row] = await buyer.rows()
  return { ...buyer, name: `review/${row.id}@${row.revision}`, id: row.id as string }
}

it('REV-01 the queue is listed, and decided with a reason that the author is told', async () => {
  const { name, id, mails } = await written()
  const listed = await run()
  expect(listed.output).toContain(`  ${name}\n`)
  expect(listed.output).toContain('1 of 5 stars')
  expect(listed.output).toContain(GOOD_REVIEW.text)
  expect((await run('refuse', name, '--by', by)).output).toContain('Say why')
  expect((await run('refuse', name, '--by', by, '--reason', 'tooFewStars')).output).toContain('Say why')
  expect(await run('refuse', name, '--by', by, '--reason', 'personal')).toEqual({
    code: 0,
    output: `  review ${id} is refused\n`,
  })
  expect((await mails()).at(-1)?.text).toContain('Den nævner personer')
  expect((await run()).output).not.toContain(id)
  expect((await run('--state', 'refused', '--kind', 'review')).output).toContain(id)
  const { rows } = await shop.database.pool.query('select kind, reason from studio_changes where subject = $1', [id])
  expect(rows).toEqual([{ kind: 'reviewRefused', reason: 'personal' }])
})

it('REV-01 what was published by command is answered by command; who read an older one decides nothing', async () => {
  const { name, id, mails } = await written()
  expect((await run('publish', name.replace(/@.*/, '@0'), '--by', by)).output).toContain('changed or decided meanwhile')
  expect((await run('publish', name, '--by', by)).output).toBe(`  review ${id} is published\n`)
  const answer = await run('answer', name, '--by', by, '--text', 'Vi sender et nyt.')
  expect(answer.output).toBe(`  review ${id} is published, and answered\n`)
  expect((await mails()).at(-1)?.text).toContain('Vi sender et nyt.')
})

it('REV-01 what is wrong is a sentence, and nothing is decided', async () => {
  const { name, id } = await written()
  const wrong = [
    ['publish', name],
    ['publish', name, '--by', 'nobody@example.dk'],
    ['publish', 'review/1@1', '--by', by],
    ['publish', 'review/00000000-0000-4000-8000-000000000000@1', '--by', by],
    ['burn', name, '--by', by],
    ['answer', name, '--by', by],
    ['--state', 'lost'],
    ['publish', name, 'more', '--by', by],
  ]
  for (const args of wrong) expect([args, (await run(...args)).code]).toEqual([args, 1])
  const { rows } = await shop.database.pool.query('select state from buyer_reviews where id = $1', [id])
  expect(rows).toEqual([{ state: 'pending' }])
})
