import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'

/** `data-size` of a card's parts. Most cards are normal: they carry none. */
export const sizeMark = (size: CardSize) => (size === 'normal' ? undefined : size)
