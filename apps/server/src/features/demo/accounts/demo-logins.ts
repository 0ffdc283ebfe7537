export const DEMO_PASSWORD = 'Velkommen2026'

interface DemoLogins {
  readonly customer: string
  readonly employee: string
  /** Sees the shop's figures, too. */
  readonly manager: string
  /** People of the studio, by their role there. */
  readonly studioEditor: string
  readonly studioMerchandiser: string
  readonly studioService: string
  readonly studioManager: string
}

export function demoLogins(brand: string): DemoLogins {
  return {
    customer: `demo@${brand}.example`,
    employee: `butik@${brand}.example`,
    manager: `chef@${brand}.example`,
    studioEditor: `redaktion@${brand}.example`,
    studioMerchandiser: `indkoeb@${brand}.example`,
    studioService: `kundeservice@${brand}.example`,
    studioManager: `leder@${brand}.example`,
  }
}
