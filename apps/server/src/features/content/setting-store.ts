import { and, eq } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { settings } from './content-tables.ts'

export interface SettingKey {
  readonly brand: string
  readonly language: string
  readonly key: string
}

export async function readSetting(db: Drizzle, { brand, language, key }: SettingKey): Promise<unknown> {
  const isWanted = and(eq(settings.brand, brand), eq(settings.language, language), eq(settings.key, key))
  const [found] = await db.select({ value: settings.value }).from(settings).where(isWanted)
  return found?.value
}

export async function saveSetting(db: Drizzle, setting: SettingKey & { readonly value: unknown }): Promise<void> {
  await db
    .insert(settings)
    .values(setting)
    .onConflictDoUpdate({ target: [settings.brand, settings.language, settings.key], set: setting })
}
