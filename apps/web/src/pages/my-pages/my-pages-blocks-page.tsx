import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { MyPagesFrame } from './my-pages-frame.tsx'
import style from './my-pages-blocks-page.module.css'

type MyPagesBlocksPageProps = { readonly page: PageWith<'MyPagesEditorialPage' | 'MyPagesImportantLinksPage'> }

/** A page that an editor wrote for customers. */
export function MyPagesBlocksPage({ page }: MyPagesBlocksPageProps): ReactNode {
  return (
    <MyPagesFrame model={page.model}>
      <div className={style.blocks}>
        <BlockList blocks={page.model.blocks} lead="top" />
      </div>
    </MyPagesFrame>
  )
}
