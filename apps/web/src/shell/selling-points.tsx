import type { ReactNode } from 'react'
import type { SellingPoint } from '@firkant/domain/content/site-content-schema.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Guard } from '../platform/guard.tsx'
import style from './selling-points.module.css'
import { ShopLink } from '../platform/shop-link.tsx'
import { useFrame } from '../platform/use-frame.ts'

interface SellingPointsProps {
  readonly place: 'top-bar' | 'below-hero' | 'footer'
}

/** Layout of the same parts in each place. */
const CLASSES = {
  'top-bar': {
    points: style.barPoints,
    list: style.barList,
    point: style.barPoint,
    link: undefined,
    icon: style.barIcon,
    name: style.barName,
    note: style.barNote,
  },
  'below-hero': {
    points: style.rowPoints,
    list: style.rowList,
    point: style.rowPoint,
    link: style.rowLink,
    icon: style.rowIcon,
    name: style.rowName,
    note: style.rowNote,
  },
  footer: {
    points: style.footPoints,
    list: style.footList,
    point: style.footPoint,
    link: undefined,
    icon: style.footIcon,
    name: style.footName,
    note: style.footNote,
  },
} as const

function Point({ point, place }: SellingPointsProps & { point: SellingPoint }): ReactNode {
  const classes = CLASSES[place]
  const content = (
    <>
      <Icon name={point.icon} className={classes.icon} />
      <span>
        <b className={`${style.name} ${classes.name ?? ''}`}>{point.name}</b>
        {point.text && <small className={classes.note}>{point.text}</small>}
      </span>
    </>
  )
  return (
    <li className={classes.point} data-part="selling-point">
      {point.to ? (
        <ShopLink link={{ to: point.to }} className={`${style.link} ${classes.link ?? ''}`}>
          {content}
        </ShopLink>
      ) : (
        content
      )}
    </li>
  )
}

function Points({ place }: SellingPointsProps): ReactNode {
  const classes = CLASSES[place]
  const points = useFrame().frame?.sellingPoints ?? []
  if (points.length === 0) return null
  return (
    <div className={classes.points} data-place={place}>
      <ul className={classes.list}>
        {points.map((point) => (
          <Point key={point.name} point={point} place={place} />
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
