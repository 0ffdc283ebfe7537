import { deleteCartData, loadCartData, releaseCarts } from '../features/cart/customer-cart-data.ts'
import { ACCOUNT_DATA, type CustomerData } from '../features/customer/customer-data.ts'
import { deletePasskeys, loadPasskeyData } from '../features/customer/passkeys/passkey-store.ts'
import { deleteHomes, loadHomeData } from '../features/fit/visitor-home.ts'
import { deleteTakenBy } from '../features/hand-over/hand-over-store.ts'
import { deleteListData, loadListData, renewShareLinks } from '../features/lists/customer-list-data.ts'
import { deleteSentMails } from '../features/mail/outbox-store.ts'
import { deleteSubscription } from '../features/newsletter/newsletter-store.ts'
import { anonymiseOrders, hasOpenOrder, loadOrderData, releaseOrders } from '../features/orders/customer-order-data.ts'
import {
  deleteActivatedOffers,
  deletePromotionData,
  loadPromotionData,
} from '../features/promotions/customer-promotion-data.ts'
import { deleteReviewsOf, loadReviewsOf, releaseReviewsOf } from '../features/reviews/customer-review-data.ts'
import { deleteRemindersOf } from '../features/samples/sample-reminders.ts'
import { deleteAlertsOf } from '../features/stock-alerts/stock-alert-store.ts'

/** Everything that is stored of a customer: what an export shows and a deletion ends. A new table belongs here. */
export const CUSTOMER_DATA: CustomerData = {
  hasOpenOrder,
  renewShareLinks,
  // Groups and uses stay: the shop gave them to the address, nobody stored them.
  async clear(tx, customerId) {
    await releaseOrders(tx, customerId)
    await releaseReviewsOf(tx, customerId)
    await deleteTakenBy(tx, customerId)
    await releaseCarts(tx, customerId)
    await deleteListData(tx, customerId)
    await deleteActivatedOffers(tx, customerId)
    await deleteHomes(tx, customerId)
  },
  parts: {
    orders: {
      tables: ['orders', 'order_notes', 'order_returns', 'payments'],
      load: loadOrderData,
      delete: (tx, { customerId }) => anonymiseOrders(tx, customerId),
    },
    carts: {
      tables: ['carts', 'cart_merges', 'cart_hand_overs'],
      load: loadCartData,
      async delete(tx, { customerId }) {
        await deleteTakenBy(tx, customerId)
        await deleteCartData(tx, customerId)
      },
    },
    lists: {
      tables: ['shopping_lists', 'shopping_list_items', 'list_alerts', 'list_alert_items'],
      load: loadListData,
      delete: (tx, { customerId }) => deleteListData(tx, customerId),
    },
    homes: {
      tables: ['visitor_homes'],
      load: loadHomeData,
      delete: (tx, { customerId }) => deleteHomes(tx, customerId),
    },
    promotions: {
      tables: ['activated_offers', 'customer_groups', 'promotion_uses'],
      load: loadPromotionData,
      delete: (tx, { customerId }) => deletePromotionData(tx, customerId),
    },
    passkeys: {
      tables: ['passkeys', 'passkey_challenges', 'soft_logins'],
      load: loadPasskeyData,
      async delete(tx, { customerId }) {
        await deletePasskeys(tx, customerId)
      },
    },
    reviews: {
      tables: ['buyer_reviews', 'review_photos', 'review_refusals', 'product_questions', 'question_answers'],
      load: loadReviewsOf,
      delete: deleteReviewsOf,
    },
    newsletter: { tables: ['newsletter_subscriptions', 'newsletter_consent_log'], delete: deleteSubscription },
    stockAlerts: { tables: ['stock_alerts'], delete: deleteAlertsOf },
    samples: { tables: ['sample_reminders'], delete: deleteRemindersOf },
    mails: { tables: ['mails'], delete: deleteSentMails },
    // The last: other tables name the customer.
    sessions: ACCOUNT_DATA,
  },
}
