import type { FormTable } from '../http/form.ts'
import { cancelAlertRow, confirmAlertRow } from '../stock-alerts/stock-alert-form-rows.ts'
import { listAlertPath } from './list-alert-steps.ts'

export const listAlertFormRows = {
  'listAlerts.confirm': confirmAlertRow(listAlertPath, 'Confirms the mails of a list'),
  'listAlerts.cancel': cancelAlertRow(listAlertPath, 'Cancels the mails of a list'),
} as const satisfies FormTable
