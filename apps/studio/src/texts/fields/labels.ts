import type { Language } from '@firkant/domain/market/market.ts'

export type Labels = Readonly<Record<string, Readonly<Record<Language, string>>>>
