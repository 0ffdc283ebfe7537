import { endListAlerts, listAlertsOf } from '../../features/lists/alerts/list-alert-store.ts'
import type { PreferencesOptions } from '../../features/newsletter/newsletter-preferences.ts'
import { countAlertsOf, endAlertsOf } from '../../features/stock-alerts/stock-alert-store.ts'

/** Mails beside the newsletter that an address may have asked for. A new kind belongs here. */
export const mailboxAlerts: PreferencesOptions['alerts'] = {
  stockAlerts: { count: countAlertsOf, end: endAlertsOf },
  listAlerts: {
    count: async (db, mailbox) => (await listAlertsOf(db, mailbox)).length,
    end: async (tx, mailbox) => endListAlerts(tx, await listAlertsOf(tx, mailbox)),
  },
}
