import type { Page } from '@firkant/domain/page/page.ts'

let url: string | undefined

/** Where a visitor goes who does not sign in although a call needs it. */
export const lastErrorPage = {
  note: (page: Pick<Page, 'errorPage' | 'url'>) => {
    if (page.errorPage) url = page.url
  },
  url: () => url,
}
