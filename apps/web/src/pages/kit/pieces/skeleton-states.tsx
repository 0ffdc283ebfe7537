import type { ReactNode } from 'react'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
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
