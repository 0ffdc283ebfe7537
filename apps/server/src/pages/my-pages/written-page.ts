import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import type { CustomerPage } from '../../features/content/pages-for-customers.ts'
import { buildPageBlocks } from '../content/content-page.ts'
import { forCustomer, myPage } from './my-page.ts'

/** A page that an editor wrote for customers. */
export const buildWrittenMyPage = forCustomer<CustomerPage>(async (deps, request, stored) => {
  const { blocks } = await buildPageBlocks(deps, request, stored)
  return myPage(deps, request, {
    ...stored,
    content: {
      componentName: stored.componentName,
      heading: plainHeading(stored.heading ?? stored.title),
      model: { blocks },
    },
  })
})
