import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { storedGiftCardCode } from '../../promotions/gift-card-code.ts'
import { giftCards } from '../../promotions/promotion-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'

const stagedGiftCards = stagedTable(giftCards)

/** A card that the shop has keeps its balance, whatever the record says. No message holds a code: it is money. */
export const giftCardImport: RecordImport<'giftCard'> = {
  tables: [stagedGiftCards],
  stage({ brand, market, code, amount, to }, add) {
    const expiresAt = to === undefined ? null : new Date(to)
    // Copied as it is: a card of an export has its hash already.
    add(stagedGiftCards, {
      brand,
      market,
      code: storedGiftCardCode(code),
      balanceMinor: minorOfDecimal(amount),
      expiresAt,
    })
  },
  checks: [repeated(stagedGiftCards, ['brand', 'code', 'market'], 'code')],
  save: (tx) =>
    mergeRows(tx, stagedGiftCards, { key: ['brand', 'code', 'market'], keep: ['balance_minor'], isBusy: true }),
}
