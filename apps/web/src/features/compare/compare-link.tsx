import type { MouseEvent, ReactNode } from 'react'
import { compareAddress, withCompared } from '@firkant/domain/compare/compare-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { compareLinkTexts } from './compare-link.texts.ts'
import { comparePicks } from './compare-picks.ts'

interface CompareLinkProps {
  readonly sku: string
  readonly className?: string | undefined
}

/** A plain link to the comparison; with scripts, beside what this tab compares already. */
export function CompareLink({ sku, className }: CompareLinkProps): ReactNode {
  const shop = useShop()
  const { text } = useTexts(compareLinkTexts)
  const page = useFrame().frame?.comparePage
  if (page === undefined) return null
  const addPicks = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = compareAddress(page, withCompared(comparePicks(shop).list(), sku))
  }
  return (
    <a href={compareAddress(page, [sku])} className={className} onClick={addPicks}>
      {text('label')}
    </a>
  )
}
