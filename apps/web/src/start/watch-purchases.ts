import type { PageViewStore } from '../platform/navigation/page-view-store.ts'

/** Analytics gets a purchase when its page is shown; the chunk loads only then. */
export function watchPurchases(view: Pick<PageViewStore, 'current' | 'subscribe'>, language: string): void {
  const look = () => {
    const { page } = view.current()
    if (page.componentName !== 'OrderConfirmationPage' || page.model.status !== 'thanks') return
    const { tracking, order } = page.model
    void import('../features/tracking/purchase-event.ts').then(({ sendPurchase }) =>
      sendPurchase(tracking, { language, country: order.market }),
    )
  }
  view.subscribe(look)
  look()
}
