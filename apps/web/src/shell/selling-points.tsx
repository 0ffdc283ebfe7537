import type { ReactNode } from 'react'
import type { SellingPoint } from '@firkant/domain/content/site-content-schema.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../platform/guard.tsx'
import style from './selling-points.module.css'
import { ShopLink } from './shop-link.tsx'
import { useFrame } from './use-frame.ts'

function Point({ point }: { point: SellingPoint }): ReactNode {
  const content = (
    <>
      <Icon name={point.icon} />
      <span>
        <b>{point.name}</b>
        {point.text && <small>{point.text}</small>}
      </span>
    </>
  )
  return (
    <li className={style.point} data-part="selling-point">
      {point.to ? <ShopLink link={{ to: point.to }}>{content}</ShopLink> : content}
    </li>
  )
}

interface SellingPointsProps {
  readonly place: 'top-bar' | 'below-hero' | 'footer'
}

function Points({ place }: SellingPointsProps): ReactNode {
  const points = useFrame().frame?.sellingPoints ?? []
  if (points.length === 0) return null
  return (
    <div data-part="selling-points" data-place={place}>
      <ul>
        {points.map((point) => (
          <Point key={point.name} point={point} />
        ))}
      </ul>
    </div>
  )
}

export function SellingPoints(props: SellingPointsProps): ReactNode {
  return (
    <Guard>
      <Points {...props} />
    </Guard>
  )
}
