import { MyPagesBlocksPage } from './my-pages-blocks-page.tsx'
import { MyPagesOrderHistoryPage } from './orders/my-pages-order-history-page.tsx'
import { MyPagesOrderPage } from './orders/my-pages-order-page.tsx'
import { MyPagesDataPage } from './profile/my-pages-data-page.tsx'
import { MyPagesDeletionPage } from './profile/my-pages-deletion-page.tsx'
import { MyPagesProfilePage } from './profile/my-pages-profile-page.tsx'
import { MyPagesPromotionsPage } from './offers/my-pages-promotions-page.tsx'
import { MyPagesStartPage } from './my-pages-start-page.tsx'
import { MyPagesReviewsPage } from './reviews/my-pages-reviews-page.tsx'
import { OrderReturnPage } from './returns/order-return-page.tsx'

/** One chunk: a customer goes from one of these pages to another, and other visitors see none. */
export const myPagesViews = {
  MyPagesStartPage,
  MyPagesOrderHistoryPage,
  MyPagesOrderPage,
  MyPagesPromotionsPage,
  MyPagesProfilePage,
  MyPagesDataPage,
  MyPagesDeletionPage,
  OrderReturnPage,
  MyPagesReviewsPage,
  MyPagesBlocksPage,
} as const
