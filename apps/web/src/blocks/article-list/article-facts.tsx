import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './article-facts.module.css'
import { inspirationTexts } from './inspiration.texts.ts'

interface ArticleFactsProps {
  readonly publishedOn: string
  readonly readingMinutes: number
  readonly author?: string | undefined
}

/** Date, reading time and author. */
export function ArticleFacts({ publishedOn, readingMinutes, author }: ArticleFactsProps): ReactNode {
  const { language } = useShop()
  const texts = useTexts(inspirationTexts)
  // Noon is the same date in every time zone of the shop.
  const day = new Date(`${publishedOn}T12:00:00Z`)
  return (
    <>
      <time dateTime={publishedOn}>{formatDate(language, day)}</time>{' '}
      <span className={style.fact} data-part="article-reading-time">
        {texts.text('inspiration.readingTime', { minutes: readingMinutes })}
      </span>
      {author && (
        <>
          {' '}
          <span className={style.fact} data-part="article-author">
            {texts.text('inspiration.by', { author })}
          </span>
        </>
      )}
    </>
  )
}
