import { createHash } from 'node:crypto'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKET_KEYS, MARKETS } from '@firkant/domain/market/market.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { createTokenMarks } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { recallMail } from './recall-mail.ts'
import { listUnnotifiedOrders, listRecalls, type UnnotifiedOrder } from './recall-store.ts'
import { recallNotices } from './recall-tables.ts'

type SendOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'now'>

/** So many orders are read at once. */
const BATCH = 100

/** One for each address and recall, however many orders it has; the address itself stands in no key. */
const mailKeyOf = ({ recallKey, address }: UnnotifiedOrder) =>
  `recall:${recallKey}:${createHash('sha256').update(address).digest('base64url')}`

/** Notice and mail in one transaction: of two processes one inserts the notice, and none writes twice. */
async function notify({ db, brand, publicUrl, now }: SendOptions, order: UnnotifiedOrder): Promise<void> {
  const market = MARKET_KEYS.find((key) => key === order.market) ?? brand.homeMarket
  const { language } = MARKETS[market]
  const recall = (await listRecalls(db, { brand: brand.key, language })).find(({ key }) => key === order.recallKey)
  if (!recall) throw new Error(`The recall ${order.recallKey} is of nothing that ${brand.key} ever sold`)
  const url = publicUrl + localizePath(brand, language, FIXED_PATHS.recalls[language])
  const mailKey = mailKeyOf(order)
  await db.transaction(async (tx) => {
    const { recallKey, orderId } = order
    const inserted = await tx
      .insert(recallNotices)
      .values({ recallKey, orderId, mailKey, queuedAt: now() })
      .onConflictDoNothing()
      .returning({ orderId: recallNotices.orderId })
    if (inserted.length === 0) return
    const message = recallMail(recall, { brand, language, number: order.number, url })
    const tokens = createTokenMarks()
    await queueMail(tx, { key: mailKey, brand, language, publicUrl, recipient: order.recipient, message, tokens })
  })
}

/** Handler of the job that follows a recall: writes to everybody who bought it. */
export function sendRecalls(options: SendOptions): JobHandler {
  return async () => {
    for (;;) {
      const waiting = await listUnnotifiedOrders(options.db, options.brand.key, BATCH)
      for (const order of waiting) await notify(options, order)
      if (waiting.length < BATCH) return
    }
  }
}
