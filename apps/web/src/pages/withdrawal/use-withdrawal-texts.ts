import { formatDate } from '@firkant/domain/format/format-date.ts'
import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { withdrawalDa } from './texts/withdrawal-da.ts'
import { withdrawalNb } from './texts/withdrawal-nb.ts'
import { withdrawalSv } from './texts/withdrawal-sv.ts'

type WithdrawalCatalogue = Translation<typeof withdrawalDa>

const withdrawalTexts = ownTexts<WithdrawalCatalogue>({ da: withdrawalDa, nb: withdrawalNb, sv: withdrawalSv })

export interface WithdrawalTexts extends OwnTexts<WithdrawalCatalogue> {
  /** A date in the language's format. */
  readonly dayText: (day: string) => string
}

export function useWithdrawalTexts(): WithdrawalTexts {
  const { language } = useShop()
  return {
    ...withdrawalTexts(language),
    dayText: (day) => formatDate(language, new Date(`${day}T12:00:00Z`)),
  }
}
