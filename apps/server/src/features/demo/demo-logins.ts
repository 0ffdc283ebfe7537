export const DEMO_PASSWORD = 'Velkommen2026'

export function demoLogins(brand: string): { readonly customer: string; readonly employee: string } {
  return { customer: `demo@${brand}.example`, employee: `butik@${brand}.example` }
}
