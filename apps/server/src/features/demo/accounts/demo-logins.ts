export const DEMO_PASSWORD = 'Velkommen2026'

interface DemoLogins {
  readonly customer: string
  readonly employee: string
  /** Sees the shop's figures, too. */
  readonly manager: string
}

export function demoLogins(brand: string): DemoLogins {
  return {
    customer: `demo@${brand}.example`,
    employee: `butik@${brand}.example`,
    manager: `chef@${brand}.example`,
  }
}
