import type { EmployeeStore } from '../../employee/employee-model.ts'
import type { EmployeePermission, EmployeeRole } from '../../employee/employee-roles.ts'
import type { OrderState } from '../../orders/order-states.ts'
import type { OrderView } from '../../orders/order-view.ts'

export const EMPLOYEE_VIEWS = ['today', 'order', 'safety', 'log'] as const
export type EmployeeView = (typeof EMPLOYEE_VIEWS)[number]

/** Parameters of the employee's page. */
export const EMPLOYEE_PARAMS = {
  view: 'view',
  result: 'result',
  lookup: 'lookup',
  employee: 'employee',
  day: 'day',
  kind: 'kind',
  page: 'page',
} as const

/** How a form of the page ended. */
export const EMPLOYEE_RESULTS = [
  'released',
  'gone',
  'notSold',
  'orderMissing',
  'orderNotFound',
  'orderTooMany',
  'passkeyAdded',
  'passkeyRemoved',
  'sessionEnded',
] as const
export type EmployeeResult = (typeof EMPLOYEE_RESULTS)[number]

export interface ShownReservation {
  readonly id: string
  readonly sku: string
  readonly productName: string
  readonly quantity: number
  readonly customerName: string
  readonly customerContact?: string | undefined
  readonly expiresAt: string
  readonly reservedBy: string
  readonly isInCart: boolean
}

export interface EmployeeDay {
  readonly reservations: readonly ShownReservation[]
  /** Number and state alone. */
  readonly orders: readonly { readonly number: string; readonly state: OrderState }[]
}

/** What an employee sees of a customer's order: no name, street, phone number or e-mail address. */
export interface LookedUpOrder extends Pick<
  OrderView,
  'number' | 'state' | 'currency' | 'placedAt' | 'shipping' | 'parcel' | 'totals' | 'history'
> {
  readonly lines: readonly Pick<OrderView['lines'][number], 'id' | 'name' | 'subtitle' | 'quantity' | 'paid'>[]
  readonly payment?: Pick<NonNullable<OrderView['payment']>, 'name' | 'standing'> | undefined
  readonly town: string
  /** Until when it is shown. */
  readonly shownUntil: string
}

export interface EmployeeSafety {
  readonly hasCode: boolean
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly createdAt: string
    readonly lastUsedAt?: string | undefined
  }[]
  readonly sessions: readonly {
    readonly id: string
    readonly device: string
    readonly network: string
    readonly lastSeenAt: string
    readonly isCurrent: boolean
  }[]
}

export interface AuditFilter {
  readonly employee: string
  readonly day: string
  readonly kind: string
}

export interface AuditLog {
  readonly filter: AuditFilter
  readonly employees: readonly { readonly id: string; readonly name: string }[]
  readonly kinds: readonly string[]
  readonly events: readonly {
    readonly id: number
    readonly at: string
    readonly employeeName: string
    readonly kind: string
    readonly storeName?: string | undefined
    readonly subject?: string | undefined
    readonly reason?: string | undefined
  }[]
  readonly newerUrl?: string | undefined
  readonly olderUrl?: string | undefined
}

export interface EmployeePageModel {
  readonly view: EmployeeView
  /** The views that the role may open, with their addresses. */
  readonly views: readonly { readonly view: EmployeeView; readonly url: string }[]
  readonly displayName: string
  readonly role: EmployeeRole
  readonly may: readonly EmployeePermission[]
  /** For those who may read them. */
  readonly insightsUrl?: string | undefined
  readonly store?: EmployeeStore | undefined
  readonly result?: EmployeeResult | undefined
  readonly day?: EmployeeDay | undefined
  readonly order?: LookedUpOrder | undefined
  readonly safety?: EmployeeSafety | undefined
  readonly log?: AuditLog | undefined
}
