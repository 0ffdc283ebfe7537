import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { currentOverlay } from './content-overlay.ts'
import { liveRead, type ContentContext, type LiveContext } from './content-store.ts'
import { settings, settingWindows } from './content-tables.ts'

export interface SettingKey {
  readonly brand: string
  readonly language: string
  readonly key: string
}

type Reader = Pick<Drizzle, 'select'>

/** Whatever stands in its place for a time. */
export async function readSetting(db: Reader, { brand, language, key }: SettingKey): Promise<unknown> {
  const isWanted = and(eq(settings.brand, brand), eq(settings.language, language), eq(settings.key, key))
  const [found] = await db.select({ value: settings.value }).from(settings).where(isWanted)
  return found?.value
}

export async function saveSetting(
  db: Pick<Queries, 'insert'>,
  setting: SettingKey & { readonly value: unknown },
): Promise<void> {
  await db
    .insert(settings)
    .values(setting)
    .onConflictDoUpdate({ target: [settings.brand, settings.language, settings.key], set: setting })
}

export async function removeSetting(db: Pick<Queries, 'delete'>, { brand, language, key }: SettingKey): Promise<void> {
  await db
    .delete(settings)
    .where(and(eq(settings.brand, brand), eq(settings.language, language), eq(settings.key, key)))
}

async function readLive(db: Reader, { now, ...context }: LiveContext, key: string): Promise<unknown> {
  const [open] = await db
    .select({ value: settingWindows.value })
    .from(settingWindows)
    .where(
      and(
        eq(settingWindows.brand, context.brand),
        eq(settingWindows.language, context.language),
        eq(settingWindows.key, key),
        lte(settingWindows.publishAt, now),
        or(isNull(settingWindows.unpublishAt), gt(settingWindows.unpublishAt, now)),
      ),
    )
    .orderBy(desc(settingWindows.id))
    .limit(1)
  return open ? open.value : readSetting(db, { ...context, key })
}

/** What stands there at that time. */
export function findSetting(db: Drizzle, context: LiveContext, key: string): Promise<unknown> {
  const tried = currentOverlay()?.settings.get(`${context.language}/${key}`)
  if (tried !== undefined) return Promise.resolve(tried)
  return liveRead(db, { ...context, key: ['setting', context.language, key] }, () => readLive(db, context, key))
}

/** What stays: without what a change set shows for a time. */
export async function findLastingSetting(
  db: Reader,
  { brand, language, now }: ContentContext & { readonly now: Date },
  key: string,
): Promise<unknown> {
  const isOf = and(eq(settingWindows.brand, brand), eq(settingWindows.language, language), eq(settingWindows.key, key))
  const [lasting] = await db
    .select({ value: settingWindows.value })
    .from(settingWindows)
    .where(and(isOf, isNull(settingWindows.unpublishAt), lte(settingWindows.publishAt, now)))
    .orderBy(desc(settingWindows.id))
    .limit(1)
  return lasting ? lasting.value : readSetting(db, { brand, language, key })
}
