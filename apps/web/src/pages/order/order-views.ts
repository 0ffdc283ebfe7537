import { OrderConfirmationPage } from '../order-confirmation/order-confirmation-page.tsx'
import { WithdrawalPage } from '../withdrawal/withdrawal-page.tsx'
import { OrderPage } from './order-page.tsx'
import { OrderReceiptPage } from './receipt/order-receipt-page.tsx'

/** One piece of code: whoever sees one of these pages goes on to another, and most visitors see none. */
export const orderViews = { OrderConfirmationPage, OrderPage, OrderReceiptPage, WithdrawalPage } as const
