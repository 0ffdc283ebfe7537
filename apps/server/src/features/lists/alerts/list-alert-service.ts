import { createHash, randomUUID } from 'node:crypto'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { MAX_LIST_ALERT_REQUESTS_A_DAY, type ListAlertWishes } from '@firkant/domain/lists/list-alerts.ts'
import type { ListAlertsAnswer } from '@firkant/domain/lists/shopping-list.ts'
import { emailKey, readEmail, validateEmail } from '@firkant/domain/mail/email-address.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import type { Requester } from '../../../platform/visitors/requester.ts'
import type { CatalogCache } from '../../catalog/catalog-cache.ts'
import { isMailboxProved, requestEmailProof } from '../../customer/sign-in/email-proof.ts'
import { createTokenMarks, deriveToken, type TokenPurpose } from '../../mail/mail-tokens.ts'
import { countMails } from '../../mail/outbox-store.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { lockMeant } from '../list-changes.ts'
import { findListOwner } from '../list-owner.ts'
import { findList, type ListRow } from '../list-store.ts'
import { refuse } from '../refuse-change.ts'
import { cancelPurpose, listAlertLink } from './list-alert-links.ts'
import { listAlertConfirmMail } from './list-alert-mail.ts'
import {
  endListAlerts,
  findConfirmable,
  findListAlert,
  findOfSameOwner,
  lockListMailbox,
  markListConfirmed,
  saveKnownItems,
  saveListAlert,
  type ListAlertRow,
  type NewListAlert,
} from './list-alert-store.ts'
import { asSeenNow, loadWatchedList, type WatchedList } from './watched-items.ts'

export interface WantedListAlerts {
  readonly priceDrop?: boolean | undefined
  readonly backInStock?: boolean | undefined
  readonly listKey?: string | undefined
  readonly email?: string | undefined
}

export interface ListAlertService {
  readonly set: (asking: Requester, wanted: WantedListAlerts) => Promise<ListAlertsAnswer>
  /** False for an unknown, expired or used link. */
  readonly confirm: (token: string) => Promise<boolean>
  readonly mayConfirm: (token: string) => Promise<boolean>
  /** True also if already ended. */
  readonly cancel: (token: string) => Promise<boolean>
  readonly mayCancel: (token: string) => Promise<boolean>
}

export interface ListAlertOptions extends Pick<ShopContext, 'database' | 'brand' | 'publicUrl' | 'secret' | 'now'> {
  readonly catalog: CatalogCache
}

interface Wish {
  readonly list: ListRow
  readonly known: ListAlertRow | undefined
  readonly wishes: ListAlertWishes
  readonly asking: Requester
}

type RowOf = Omit<NewListAlert, 'email' | 'emailKey' | 'confirmHash'>

function rowOf({ brand, secret }: ListAlertOptions, { list, known, wishes, asking }: Wish): RowOf & { id: string } {
  const id = known?.id ?? randomUUID()
  return {
    id,
    listKey: list.listKey,
    brand: brand.key,
    ...wishes,
    language: asking.market.language,
    cancelHash: hashToken(deriveToken(secret, cancelPurpose(id))),
    requestedAt: asking.now,
    confirmedAt: known?.confirmedAt ?? null,
  }
}

/** So many mails ask one mailbox in a day, whoever makes the shop send them. */
async function nextRequestKey(tx: Drizzle, brand: string, { key, now }: { key: string; now: Date }) {
  const mailbox = createHash('sha256').update(key).digest('hex').slice(0, 32)
  const prefix = `list-alert-confirm:${mailbox}:${Math.floor(now.getTime() / DAY_MS)}`
  const sent = await countMails(tx, brand, `${prefix}:`)
  return sent < MAX_LIST_ALERT_REQUESTS_A_DAY ? `${prefix}:${sent}` : undefined
}

/** The address is asked by mail; until then nothing is sent. */
async function requestByMail(tx: Drizzle, options: ListAlertOptions, wish: Wish & { email: string }): Promise<void> {
  const { brand, publicUrl, secret } = options
  const { email, asking } = wish
  const key = emailKey(email)
  await lockListMailbox(tx, brand.key, key)
  const mailKey = await nextRequestKey(tx, brand.key, { key, now: asking.now })
  const purpose: TokenPurpose = `list-alert-confirm:${randomUUID()}`
  const confirmHash = hashToken(deriveToken(secret, purpose))
  const row = { ...rowOf(options, wish), email, emailKey: key, confirmHash, confirmedAt: null }
  await saveListAlert(tx, row)
  if (mailKey === undefined) return
  const tokens = createTokenMarks()
  const { language } = asking.market
  const links = { brand, publicUrl, language, tokens }
  const message = listAlertConfirmMail({
    brand,
    language,
    confirmUrl: listAlertLink(links, 'confirm', purpose),
    cancelUrl: listAlertLink(links, 'cancel', cancelPurpose(row.id)),
  })
  await queueMail(tx, { key: mailKey, brand, language, publicUrl, recipient: email, message, tokens })
}

/** The customer's own address is confirmed with the account; a wish of before the login keeps the one it confirmed. */
async function turnOn(tx: Drizzle, options: ListAlertOptions, wish: Wish & { watched: WatchedList }): Promise<void> {
  const { known, list, asking, wishes, watched } = wish
  const isOwnAddress = list.customerId !== null && (known?.email == null || known.confirmedAt === null)
  const address = isOwnAddress ? { email: null, emailKey: null } : {}
  await saveListAlert(tx, { ...rowOf(options, wish), ...address, confirmHash: null, confirmedAt: asking.now })
  const isNew = (['priceDrop', 'backInStock'] as const).some((kind) => wishes[kind] && !known?.[kind])
  if (isNew) await saveKnownItems(tx, list.listKey, asSeenNow(watched, asking.now))
}

async function applyWish(
  tx: Drizzle,
  options: ListAlertOptions,
  wish: Wish & { email: string | undefined; watched: WatchedList },
): Promise<ListAlertsAnswer> {
  const { list, known, wishes, email } = wish
  const done: ListAlertsAnswer = { success: true, listKey: list.listKey }
  if (!wishes.priceDrop && !wishes.backInStock) {
    if (known) await endListAlerts(tx, [known.id])
    return done
  }
  const isSame = email === undefined || (known?.emailKey ?? undefined) === emailKey(email)
  const isConfirmed = known?.email != null && known.confirmedAt !== null && isSame
  if (list.customerId !== null || isConfirmed) {
    await turnOn(tx, options, wish)
    return done
  }
  const emailErrorCode = validateEmail(email ?? known?.email ?? '')
  if (emailErrorCode) return { success: false, emailErrorCode }
  await requestByMail(tx, options, { ...wish, email: readEmail(email ?? known?.email ?? '') })
  return done
}

export function createListAlertService(options: ListAlertOptions): ListAlertService {
  const { database, catalog, brand } = options
  const db = database.main
  const linkOf = (token: string) => ({ brand: brand.key, hash: hashToken(token), now: options.now() })
  const watch = (listKey: string, language: ListAlertRow['language']) =>
    loadWatchedList({ db, catalog, brand, now: options.now() }, { listKey, language })

  /** The mails wait for the owner of the mailbox. Not in the transaction of the wish: it holds the list's lock. */
  async function askUnproved({ customerId, listKey }: ListRow, { market: { language } }: Requester): Promise<void> {
    if (customerId === null || (await isMailboxProved(db, customerId))) return
    if ((await findListAlert(db, listKey))?.email != null) return
    await db.transaction((tx) => requestEmailProof(tx, options, { customerId, language }))
  }

  return {
    async set(asking, { listKey, email, ...wanted }) {
      // Read before the transaction: the catalogue asks for a connection of its own.
      const own = await findList(db, await findListOwner(db, brand.key, asking), listKey)
      const watched = own && (await watch(own.listKey, asking.market.language))
      const answer = await db.transaction(async (tx): Promise<ListAlertsAnswer> => {
        const owner = await findListOwner(tx, brand.key, asking)
        const list = await lockMeant({ tx, owner, now: asking.now }, listKey)
        if (!list || !watched) return refuse('listNotFound')
        const known = await findListAlert(tx, list.listKey)
        const { priceDrop = known?.priceDrop ?? false, backInStock = known?.backInStock ?? false } = wanted
        return applyWish(tx, options, { list, known, wishes: { priceDrop, backInStock }, asking, email, watched })
      })
      if (own && answer.success && (wanted.priceDrop || wanted.backInStock)) await askUnproved(own, asking)
      return answer
    },

    async confirm(token) {
      const found = await findConfirmable(db, linkOf(token))
      if (!found) return false
      const watched = await watch(found.listKey, found.language)
      return db.transaction(async (tx) => {
        if (!(await markListConfirmed(tx, found.id, options.now()))) return false
        await saveKnownItems(tx, found.listKey, asSeenNow(watched, options.now()))
        return true
      })
    },
    mayConfirm: async (token) => (await findConfirmable(db, linkOf(token))) !== undefined,
    cancel: (token) =>
      db.transaction(async (tx) => {
        const ids = await findOfSameOwner(tx, linkOf(token))
        await endListAlerts(tx, ids)
        return ids.length > 0
      }),
    mayCancel: async (token) => (await findOfSameOwner(db, linkOf(token))).length > 0,
  }
}
