import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import style from './spacer-block.module.css'

export function SpacerBlock({ size }: BlockProps['Spacer']): ReactNode {
  return <div className={style.spacer} data-size={size} aria-hidden="true" />
}
