import { Gauge, type Registry } from 'prom-client'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { verifySmtp } from './smtp-sender.ts'

const ASK_EVERY_MS = MINUTE_MS

/** Whether the mail server would take a mail, asked by who looks, at most once a minute; nobody waits for its answer. */
export function measureMailServer(registry: Registry, url: string, now: () => number = Date.now): void {
  let askedAt = Number.NEGATIVE_INFINITY
  const gauge: Gauge = new Gauge({
    name: 'shop_mail_server_up',
    help: 'Whether the mail server answered and let the shop in when it was last asked',
    registers: [registry],
    collect() {
      if (now() - askedAt < ASK_EVERY_MS) return
      askedAt = now()
      verifySmtp(url).then(
        () => gauge.set(1),
        () => gauge.set(0),
      )
    },
  })
  // Nothing is known yet, and no alarm is due.
  gauge.set(1)
}
