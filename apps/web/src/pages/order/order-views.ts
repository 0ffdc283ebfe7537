import { OrderConfirmationPage } from '../order-confirmation/order-confirmation-page.tsx'
import { WithdrawalPage } from '../withdrawal/withdrawal-page.tsx'
import { OrderPage } from './order-page.tsx'
import { OrderReceiptPage } from './receipt/order-receipt-page.tsx'

/** One chunk: visitors of one of these pages go on to another, and most visitors see none. */
export const orderViews = { OrderConfirmationPage, OrderPage, OrderReceiptPage, WithdrawalPage } as const
