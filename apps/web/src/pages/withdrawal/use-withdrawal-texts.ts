import { formatDate } from '@firkant/domain/format/format-date.ts'
import { useTexts } from '../../platform/use-texts.ts'
import type { TextsOf } from '../../texts/text-table.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

export interface WithdrawalTexts extends TextsOf<typeof withdrawalTexts> {
  /** A date in the language's format. */
  readonly dayText: (day: string) => string
}

export function useWithdrawalTexts(): WithdrawalTexts {
  const texts = useTexts(withdrawalTexts)
  return { ...texts, dayText: (day) => formatDate(texts.language, new Date(`${day}T12:00:00Z`)) }
}
