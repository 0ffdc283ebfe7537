import type { SheetPayer } from '@firkant/domain/checkout/express/sheet-payer.ts'
import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import { PLAYED_SHEET_PATH, type SheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'

export interface PlayedSheet {
  readonly wallet: SheetWallet
  /** As Payment Request is told it, such as `1299.00`. */
  readonly total: string
  readonly currency?: 'DKK' | 'NOK' | 'SEK'
  readonly person?: 'home' | 'island' | 'abroad'
  readonly outcome?: 'approve' | 'decline' | 'forge'
  readonly mode?: string
}

/** What a wallet answers a browser with, as the demo's bank makes it. */
export async function playSheet(
  origin: string,
  { wallet, total, currency = 'DKK', person = 'home', outcome = 'approve', mode = 'normal' }: PlayedSheet,
): Promise<{ readonly payment: SheetToken; readonly payer: SheetPayer }> {
  const answer = await fetch(origin + PLAYED_SHEET_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ wallet, total, currency, person, outcome, mode }),
  })
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { payment: SheetToken; payer: SheetPayer }
}
