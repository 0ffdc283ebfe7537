import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { mayMailAbout, watchList, type KnownItem, type ListFact } from '@firkant/domain/lists/list-alerts.ts'
import { LIST_PARAMS } from '@firkant/domain/lists/list-forms.ts'
import { WISHLIST_NAMES } from '@firkant/domain/lists/wishlist.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobHandler } from '../../../platform/jobs/run-jobs.ts'
import { startRepeating } from '../../../platform/process/start-repeating.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { createCatalogCache, type CatalogCache } from '../../catalog/catalog-cache.ts'
import { createTokenMarks } from '../../mail/mail-tokens.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { cancelPurpose, listAlertLink } from './list-alert-links.ts'
import { listNewsMail, type ListNews, type ListWithNews } from './list-alert-mail.ts'
import {
  loadActiveAlerts,
  loadKnownItems,
  lockListMailbox,
  markMailed,
  saveKnownItems,
  type ActiveAlert,
} from './list-alert-store.ts'
import { loadWatchedList, type WatchedList } from './watched-items.ts'

/** Prices also change by themselves, when a campaign begins. */
const CHECK_EVERY_MS = 10 * MINUTE_MS

export const listAlertQueue = (brand: string) => `list-alerts.${brand}`

export type SendListAlertsOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'now'>

function newsOf({ brand }: SendListAlertsOptions, watched: WatchedList, language: ActiveAlert['language']) {
  const { currency } = marketOf(brand, language)
  const show = (minor: number) => formatPrice({ minor, currency })
  return ({ kind, code, toldMinor }: ListFact): ListNews[] => {
    const sold = watched.sold.get(code)
    if (!sold) return []
    const { currentMinor, reference } = sold.price
    return [
      {
        kind,
        name: sold.card.displayName,
        subtitle: sold.card.subtitle,
        path: sold.card.url,
        image: sold.card.images[0],
        price: show(currentMinor),
        ...(toldMinor !== undefined && { less: show(toldMinor - currentMinor) }),
        ...(reference && { reference: show(reference.minor) }),
        energy: sold.card.price.energy,
        unitPrice: sold.card.price.unitPrice?.text,
      },
    ]
  }
}

function listWithNews(options: SendListAlertsOptions, alert: ActiveAlert, news: readonly ListNews[]): ListWithNews {
  const { brand, publicUrl } = options
  const { language, listKey, kind, name } = alert
  const page = localizePath(brand, language, FIXED_PATHS.shoppingLists[language])
  return {
    name: kind === 'wish' ? WISHLIST_NAMES[language] : name,
    url: `${publicUrl}${page}?${new URLSearchParams({ [LIST_PARAMS.list]: listKey })}`,
    news,
  }
}

const isSame = (one: KnownItem, other: KnownItem | undefined) =>
  one.toldMinor === other?.toldMinor &&
  one.currency === other.currency &&
  one.outSince?.getTime() === other.outSince?.getTime()

interface Checked {
  readonly alert: ActiveAlert
  readonly watched: WatchedList
  readonly facts: readonly ListFact[]
  readonly seen: readonly KnownItem[]
  readonly told: readonly KnownItem[]
}

async function check(tx: Drizzle, { alert, watched }: Pick<Checked, 'alert' | 'watched'>, now: Date): Promise<Checked> {
  const known = await loadKnownItems(tx, alert.listKey)
  const { priceDrop, backInStock } = alert
  const wishes = { priceDrop, backInStock }
  const found = watchList({ items: watched.items, known, wishes, currency: watched.currency, now })
  const isNew = (item: KnownItem) =>
    !isSame(
      item,
      known.find(({ code }) => code === item.code),
    )
  return { alert, watched, facts: found.facts, seen: found.seen.filter(isNew), told: found.told.filter(isNew) }
}

/** What is told and the mail that tells it are one transaction: nothing is told twice, and nothing is lost. */
async function tell(tx: Drizzle, options: SendListAlertsOptions, checked: readonly Checked[]): Promise<void> {
  const { brand, publicUrl, now } = options
  const telling = checked.filter(({ facts }) => facts.length > 0)
  const [first] = telling
  const last = checked.flatMap(({ alert }) => alert.lastMailAt?.getTime() ?? [])
  const lastMailAt = last.length === 0 ? undefined : new Date(Math.max(...last))
  const mayMail = first !== undefined && mayMailAbout(lastMailAt, now())
  for (const each of checked) await saveKnownItems(tx, each.alert.listKey, mayMail ? each.told : each.seen)
  if (!mayMail) return
  const ids = checked.map(({ alert }) => alert.id)
  await markMailed(tx, ids, now())
  const { language, recipient, id } = first.alert
  const tokens = createTokenMarks()
  const message = listNewsMail({
    brand,
    language,
    publicUrl,
    lists: telling.map(({ alert, watched, facts }) =>
      listWithNews(options, alert, facts.flatMap(newsOf(options, watched, alert.language))),
    ),
    cancelUrl: listAlertLink({ brand, publicUrl, language, tokens }, 'cancel', cancelPurpose(id)),
  })
  await queueMail(tx, {
    key: `list-alert:${id}:${now().getTime()}`,
    brand,
    language,
    publicUrl,
    recipient,
    message,
    tokens,
  })
}

async function checkMailbox(
  options: SendListAlertsOptions,
  catalog: CatalogCache,
  alerts: readonly ActiveAlert[],
): Promise<void> {
  const { db, brand, now } = options
  const lists = new Map<string, WatchedList>()
  for (const { id, listKey, language } of alerts)
    lists.set(id, await loadWatchedList({ db, catalog, brand, now: now() }, { listKey, language }))
  await db.transaction(async (tx) => {
    await lockListMailbox(tx, brand.key, emailKey(alerts[0]?.recipient ?? ''))
    const ids = alerts.map(({ id }) => id)
    const checked: Checked[] = []
    for (const alert of await loadActiveAlerts(tx, { brand: brand.key, ids })) {
      const watched = lists.get(alert.id)
      if (watched) checked.push(await check(tx, { alert, watched }, now()))
    }
    await tell(tx, options, checked)
  })
}

/** Handler of the job: one mail for each owner whose lists have something new. */
export function sendListAlerts(options: SendListAlertsOptions): JobHandler {
  return async () => {
    const { db, brand } = options
    const active = await loadActiveAlerts(db, { brand: brand.key })
    // As the database has it now, read once for this run.
    const catalog = createCatalogCache(db)
    const mailboxes = Map.groupBy(active, ({ recipient }) => emailKey(recipient))
    for (const alerts of mailboxes.values()) await checkMailbox(options, catalog, alerts)
  }
}

/** Of several processes, one has the job of each interval. */
export async function enqueueListAlertCheck(db: Pick<Drizzle, 'insert'>, brand: string, now: Date): Promise<void> {
  const key = `check ${Math.floor(now.getTime() / CHECK_EVERY_MS)}`
  await enqueueJob(db, { queue: listAlertQueue(brand), key, payload: {} })
}

export function startListAlertChecks(
  { db, brand, now }: Pick<SendListAlertsOptions, 'db' | 'brand' | 'now'>,
  onError: (error: Error) => void,
): () => Promise<void> {
  return startRepeating({
    work: () => enqueueListAlertCheck(db, brand.key, now()),
    everyMs: CHECK_EVERY_MS,
    onError,
  })
}
