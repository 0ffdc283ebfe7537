import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { decimalOf, minorOfDecimal } from '@firkant/domain/money/money.ts'
import { couponKey } from '@firkant/domain/promotions/promotion.ts'
import { GIFT_CARD_BYTES, giftCardCodeOf } from '../../features/promotions/gift-card-code.ts'
import { issueGiftCard, loadGiftCards } from '../../features/promotions/gift-card-store.ts'
import { DONE, withDatabase, type Command, type CommandContext } from '../command.ts'

const HOW = 'Say gift-card issue --market DK --amount 500 [--to 2027-12-31], or gift-card balance CODE --market DK.'
const AMOUNT = /^\d{1,6}(?:[.,]\d{1,2})?$/
const MAX_AMOUNT_MINOR = 100_000_00

function marketOf({ config }: CommandContext, written: string | undefined): MarketKey {
  const brand = BRANDS[config.brand]
  const market = brand.markets.find((key) => key === written)
  if (!market)
    throw new Error(`${brand.name} sells in ${brand.markets.join(', ')}. Name one: --market ${brand.homeMarket}.`)
  return market
}

function amountOf(written = ''): number {
  const minor = AMOUNT.test(written) ? minorOfDecimal(Number(written.replace(',', '.'))) : 0
  if (minor <= 0 || minor > MAX_AMOUNT_MINOR) throw new Error(`"${written}" is no amount from 0.01 to 100000.`)
  return minor
}

function endOf(written: string | undefined, now: Date): Date | null {
  if (written === undefined) return null
  const end = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T23:59:59Z`) : undefined
  if (!end || Number.isNaN(end.getTime()) || end <= now)
    throw new Error(`"${written}" is no day to come such as 2027-12-31.`)
  return end
}

interface CardArgs {
  readonly market: MarketKey
  readonly amount?: string | undefined
  readonly to?: string | undefined
}

/** The code is printed once: afterwards nobody can look it up, and a lost one is replaced by hand. */
async function issue(context: CommandContext, { market, amount, to }: CardArgs): Promise<void> {
  const { config, now, print } = context
  const code = giftCardCodeOf(randomBytes(GIFT_CARD_BYTES))
  const card = { brand: config.brand, market, code, balanceMinor: amountOf(amount), expiresAt: endOf(to, now) }
  await withDatabase(context, ({ main }) => issueGiftCard(main, card))
  const { currency } = MARKETS[market]
  print(`  ${code}  ${decimalOf(card.balanceMinor).toFixed(2)} ${currency}${to === undefined ? '' : `, until ${to}`}\n`)
}

async function balance(context: CommandContext, written: string, market: MarketKey): Promise<void> {
  const { config, print } = context
  const code = couponKey(written)
  const cards = await withDatabase(context, ({ main }) =>
    loadGiftCards(() => main, { brand: config.brand, market }, [code]),
  )
  const card = cards.get(code)
  if (!card || card.market !== market)
    throw new Error(`${BRANDS[config.brand].name} has no such gift card in ${market}.`)
  const { currency } = MARKETS[market]
  const until = card.expiresAt ? `, until ${card.expiresAt.toISOString().slice(0, 10)}` : ''
  print(`  ${decimalOf(card.balanceMinor).toFixed(2)} ${currency} left${until}\n`)
}

export const giftCardCommand: Command = {
  usage: 'gift-card issue --market MARKET --amount AMOUNT [--to DAY] | gift-card balance CODE --market MARKET',
  help: 'issue makes a gift card and prints its code, once: only its hash is stored; balance says what is left on one',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      options: { market: { type: 'string' }, amount: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    })
    const [what, code, ...more] = positionals
    if (more.length > 0 || (what === 'issue') === (code !== undefined) || (what !== 'issue' && what !== 'balance'))
      throw new Error(HOW)
    const market = marketOf(context, values.market)
    if (code === undefined) await issue(context, { ...values, market })
    else await balance(context, code, market)
    return DONE
  },
}
