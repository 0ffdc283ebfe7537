import { hash } from '@node-rs/argon2'
import { and, eq, isNull } from 'drizzle-orm'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { customers } from '../../customer/customer-tables.ts'
import { employees } from '../../employee/employee-tables.ts'
import { DEMO_PASSWORD, demoLogins } from './demo-logins.ts'

/** A customer, a seller, a store manager and the people of the studio for each brand, with a publicly known password: for demonstrations only. */
export async function importDemoAccounts(db: Drizzle): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD)
  for (const brand of Object.keys(BRANDS)) {
    const logins = demoLogins(brand)
    const { customer, employee, manager } = logins
    await db
      .insert(customers)
      .values({
        brand,
        email: customer,
        forename: 'Alma',
        surname: 'Demo',
        phoneNumber: '+4500000000',
        passwordHash,
        emailProvedAt: new Date(),
      })
      .onConflictDoNothing()
    // One of before there were proofs.
    const isUnproved = and(eq(customers.brand, brand), eq(customers.email, customer), isNull(customers.emailProvedAt))
    await db.update(customers).set({ emailProvedAt: new Date() }).where(isUnproved)
    await db
      .insert(employees)
      .values([
        { brand, email: employee, displayName: 'Butikken', passwordHash },
        { brand, email: manager, displayName: 'Butikschefen', role: 'storeManager', passwordHash },
        { brand, email: logins.studioEditor, displayName: 'Redaktionen', role: 'editor', passwordHash },
        { brand, email: logins.studioMerchandiser, displayName: 'Indkøb', role: 'merchandiser', passwordHash },
        { brand, email: logins.studioService, displayName: 'Kundeservice', role: 'service', passwordHash },
        { brand, email: logins.studioManager, displayName: 'Lederen', role: 'manager', passwordHash },
      ])
      .onConflictDoNothing()
  }
}
