import type { ReactNode } from 'react'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { KitState } from '../kit-state.tsx'

export function SkeletonStates(): ReactNode {
  return (
    <>
      <KitState name="Line">
        <Skeleton shape="line" width="60%" />
      </KitState>
      <KitState name="Text">
        <SkeletonText lines={3} />
      </KitState>
      <KitState name="Block">
        <Skeleton shape="block" />
      </KitState>
      <KitState name="Circle">
        <Skeleton shape="circle" />
      </KitState>
      <KitState name="Picture">
        <Skeleton shape="picture" ratio="4 / 3" />
      </KitState>
      <KitState name="A card on its way">
        <Loading label="The products are coming">
          <Skeleton shape="picture" />
          <Skeleton shape="line" width="80%" />
          <Skeleton shape="line" width="50%" />
          <Skeleton shape="line" width="30%" />
        </Loading>
      </KitState>
    </>
  )
}

export function EmptyStates(): ReactNode {
  return (
    <>
      <KitState name="Picture, sentence, two ways on" wide>
        <EmptyState
          title="Your cart is empty"
          level={3}
          picture={<Icon name="bag" />}
          ways={
            <>
              <a href="#empty-state" data-part="button">
                See what is new
              </a>
              <a href="#empty-state" data-part="text-link">
                Your favourites
              </a>
            </>
          }
        >
          What you add is kept here for 30 days, on this device.
        </EmptyState>
      </KitState>
      <KitState name="A sentence alone">
        <EmptyState title="No orders yet" level={3} />
      </KitState>
    </>
  )
}
