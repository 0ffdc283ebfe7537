import type { ShopHappening } from '@firkant/domain/tracking/shop-happening.ts'

type Listener = (happening: ShopHappening) => void

/** What happens before anybody listens waits in memory; a visit without a listener stores no more than this. */
const MAX_WAITING = 50
let waiting: ShopHappening[] = []
let listener: Listener = (happening) => {
  if (waiting.length < MAX_WAITING) waiting.push(happening)
}

/** Features publish, `start` connects whoever listens. */
export const shopEvents = {
  publish: (happening: ShopHappening) => listener(happening),
  connect(next: Listener): void {
    listener = next
    for (const happening of waiting) next(happening)
    waiting = []
  },
}
