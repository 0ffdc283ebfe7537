import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readInvoiceDays, SELLER_SIZES, SHORT_INVOICE_DAYS } from '@firkant/domain/law/invoice/invoice-days.ts'

export const lawEnvironment = z.object({
  LAW_NOTICE_FILES: z
    .string()
    .refine((folder) => existsSync(folder), 'a folder with the official files, such as notice-da.svg')
    .optional(),
  SELLER_SIZE: z.enum(SELLER_SIZES, `one of ${SELLER_SIZES.join(', ')}`).default('large'),
  INVOICE_DAYS: z.string().default(''),
})
type LawEnvironment = z.infer<typeof lawEnvironment>

export function lawSettings({ LAW_NOTICE_FILES, INVOICE_DAYS, SELLER_SIZE }: LawEnvironment) {
  const read = readInvoiceDays(INVOICE_DAYS, SELLER_SIZE)
  return {
    lawNoticeDir: LAW_NOTICE_FILES && resolve(LAW_NOTICE_FILES),
    // `invoicesOfCredit` has refused others.
    invoiceDays: read.ok ? read.value : SHORT_INVOICE_DAYS,
  }
}

export function invoicesOfCredit({ INVOICE_DAYS, SELLER_SIZE }: LawEnvironment): string[] {
  const read = readInvoiceDays(INVOICE_DAYS, SELLER_SIZE)
  return read.ok ? [] : [`INVOICE_DAYS is "${INVOICE_DAYS}": ${read.code}.`]
}
