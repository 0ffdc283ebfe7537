import { resolve } from 'node:path'
import { z } from 'zod'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { TAG_CONTAINER_ID } from '@firkant/domain/tracking/tag-container.ts'
import { MODELS_DIR } from '../features/models-3d/model-folders.ts'
import { isDatabaseAddress } from '../platform/database/hosts/host-urls.ts'
import { readTrustedProxies } from '../platform/http/trusted-proxies.ts'
import { folderSecret } from '../platform/process/folder-secret.ts'
import { REDIS_ADDRESS } from '../platform/shared-state/redis-address.ts'
import { bringSettings, carrierEnvironment } from './settings/carrier-settings.ts'
import { fileStoreEnvironment, fileStoreSettings, halfSetFileStore } from './settings/file-store-settings.ts'
import { invoicesOfCredit, lawEnvironment, lawSettings } from './settings/law-settings.ts'
import { acceptSecretsBefore, operationEnvironment, operationSettings } from './settings/operation-settings.ts'
import { halfSetPayments, PAYMENT_SECRETS, paymentEnvironment, paymentSettings } from './settings/payment-settings.ts'
import { searchEnvironment, searchSettings, withoutSearchUrl } from './settings/search-environment.ts'

/** An invalid setting; the message says what to do. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

export const MODES = ['development', 'demo', 'test', 'production'] as const
export type Mode = (typeof MODES)[number]

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** Their values must never reach a terminal or a log. */
const SECRET_SETTINGS = new Set<string>([
  ...PAYMENT_SECRETS,
  'SHOP_SECRET',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'BRING_API_UID',
  'BRING_API_KEY',
  'METRICS_TOKEN',
  'SHOP_SECRET_BEFORE',
  'NETS_WEBHOOK_SECRET_BEFORE',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SEARCH_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
])
const MIN_SECRET_LENGTH = 32
const PROJECT_ROOT = resolve(import.meta.dirname, '../../../..')

function wholeNumber({ min, max }: { min: number; max: number }) {
  const wanted = `a whole number from ${min} to ${max}`
  return z.coerce.number(wanted).int(wanted).min(min, wanted).max(max, wanted)
}

const PROXIES_WANTED =
  'off, the number of proxies that every request passes (such as 1), or their networks (such as 10.0.0.0/8,2001:db8::/32)'
const onOff = z.enum(['on', 'off'], 'on or off')
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/shop')

const environment = z.object({
  SHOP_MODE: z.enum(MODES, `one of ${MODES.join(', ')}`).default('development'),
  BRAND: z.enum(BRAND_KEYS, `one of ${BRAND_KEYS.join(', ')}`).default('hjemly'),
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an address such as https://www.hjemly.dk' }).optional(),
  DATA_DIR: z.string().min(1).default(resolve(PROJECT_ROOT, '.data')),
  MEDIA_DIR: z.string().min(1).default(resolve(PROJECT_ROOT, 'demo/images')),
  CONTENT_DIR: z.string().min(1).default(resolve(PROJECT_ROOT, 'demo/content')),
  DOCUMENTS_DIR: z.string().min(1).default(resolve(PROJECT_ROOT, 'demo/documents')),
  MODELS_DIR: z.string().min(1).default(MODELS_DIR),
  BUILD_DIR: z.string().min(1).default(resolve(PROJECT_ROOT, 'dist')),
  PREVIOUS_BUILD_DIR: z.string().min(1).optional(),
  DATABASE_URL: postgresUrl
    .refine(
      isDatabaseAddress,
      'an address such as postgres://user:password@host:5432/shop, or of several hosts (…@one:5432,two:5432/shop?target_session_attrs=read-write) of which the one that takes writes is used',
    )
    .optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  REDIS_URL: z
    .string()
    .regex(
      REDIS_ADDRESS,
      'an address such as redis://host:6379, or redis+sentinel://one:26379,two:26379/shop with the name that Sentinel watches',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address such as smtps://user:password@host:465')
    .refine((url) => URL.canParse(url), 'an address such as smtps://user:password@host:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'a sender such as hjemly <kontakt@hjemly.dk>')
    .optional(),
  FLOWBOX_KEY: z
    .string()
    .regex(/^[a-z0-9-]+=[\w-]+(?:,[a-z0-9-]+=[\w-]+)*$/, 'feeds and the keys of their flows, such as homes=k-Ab12')
    .transform((pairs): Record<string, string> => Object.fromEntries(pairs.split(',').map((pair) => pair.split('='))))
    .optional(),
  BANK_LATE_MS: wholeNumber({ min: 0, max: 600_000 }).default(10_000),
  // Personal data of unpaid orders is deleted after a month at the latest.
  UNPAID_ORDER_DAYS: wholeNumber({ min: 1, max: 30 }).default(30),
  BANK_PAYMENT_DAYS: wholeNumber({ min: 30, max: 3650 }).default(90),
  DONE_JOB_DAYS: wholeNumber({ min: 7, max: 365 }).default(30),
  DEAD_JOB_DAYS: wholeNumber({ min: 30, max: 3650 }).default(180),
  INSIGHT_VISIT_DAYS: wholeNumber({ min: 2, max: 14 }).default(3),
  // The longest period and the one before it.
  INSIGHT_DAYS: wholeNumber({ min: 180, max: 3650 }).default(730),
  SHOP_SECRET: z.string().min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters`).optional(),
  // The least that OWASP advises for argon2id is the default.
  ARGON2_MEMORY_KIB: wholeNumber({ min: 8192, max: 1_048_576 }).default(19_456),
  ARGON2_PASSES: wholeNumber({ min: 1, max: 20 }).default(2),
  ARGON2_LANES: wholeNumber({ min: 1, max: 16 }).default(1),
  DEMO_LOGINS: onOff.optional(),
  RATE_LIMITS: onOff.default('on'),
  DATABASE_WAIT_MS: wholeNumber({ min: 100, max: 600_000 }).default(5000),
  OVERLOAD_MS: wholeNumber({ min: 100, max: 600_000 }).default(1000),
  CROWDED_MS: wholeNumber({ min: 20, max: 600_000 }).optional(),
  NEWCOMERS_PER_SECOND: wholeNumber({ min: 1, max: 100_000 }).optional(),
  DRAIN_MS: wholeNumber({ min: 0, max: 300_000 }).default(200),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  PLAIN_HTTP: onOff.default('off'),
  TAG_CONTAINER: z.string().regex(TAG_CONTAINER_ID, 'a container such as GTM-ABC123').optional(),
  ...lawEnvironment.shape,
  ...carrierEnvironment.shape,
  ...paymentEnvironment.shape,
  ...operationEnvironment.shape,
  ...fileStoreEnvironment.shape,
  NOTIFICATIONS_URL: z
    .url({ protocol: /^https$/, error: 'an address such as https://taste.example, without a slash at its end' })
    .regex(/[^/]$/, 'an address such as https://taste.example, without a slash at its end')
    .optional(),
  METRICS_PORT: wholeNumber({ min: 1, max: 65_535 }).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters, without blanks')
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text)
      if (proxies === undefined) context.addIssue(PROXIES_WANTED)
      return proxies ?? false
    }),
  ...searchEnvironment.shape,
  EARLY_HINTS: onOff.default('off'),
  COMPRESSION_DICTIONARIES: onOff.default('on'),
  DATABASE_POOL: wholeNumber({ min: 2, max: 200 }).default(10),
  IMAGE_CACHE_MB: wholeNumber({ min: 1, max: 1_000_000 }).default(1024),
  LAW_STRICT: onOff.default('off'),
  HTML_CACHE_MB: wholeNumber({ min: 0, max: 10_000 }).default(64),
})

/** Of the delay from which on everybody is refused. */
const CROWDED_SHARE = 0.8

function readConfig(env: z.infer<typeof environment>) {
  const isProduction = env.SHOP_MODE === 'production'
  return {
    mode: env.SHOP_MODE,
    isProduction,
    brand: env.BRAND,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    mediaDir: resolve(env.MEDIA_DIR),
    contentDir: resolve(env.CONTENT_DIR),
    documentsDir: resolve(env.DOCUMENTS_DIR),
    modelsDir: resolve(env.MODELS_DIR),
    buildDir: resolve(env.BUILD_DIR),
    /** Of the last release: who has its files gets the difference to them. */
    previousBuildDir: env.PREVIOUS_BUILD_DIR && resolve(env.PREVIOUS_BUILD_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    flowboxFlows: env.FLOWBOX_KEY,
    ...paymentSettings(env),
    bring: bringSettings(env),
    bankLateMs: env.BANK_LATE_MS,
    retentionDays: {
      unpaidOrders: env.UNPAID_ORDER_DAYS,
      bankPayments: env.BANK_PAYMENT_DAYS,
      doneJobs: env.DONE_JOB_DAYS,
      deadJobs: env.DEAD_JOB_DAYS,
      visits: env.INSIGHT_VISIT_DAYS,
      insights: env.INSIGHT_DAYS,
    },
    secret: env.SHOP_SECRET ?? folderSecret(resolve(env.DATA_DIR)),
    /** Of passwords. Hashes made with other settings are renewed when their owner signs in. */
    hashing: { memoryKib: env.ARGON2_MEMORY_KIB, passes: env.ARGON2_PASSES, lanes: env.ARGON2_LANES },
    demoLogins: (env.DEMO_LOGINS ?? (env.SHOP_MODE === 'demo' ? 'on' : 'off')) === 'on',
    rateLimits: env.RATE_LIMITS === 'on',
    databaseWaitMs: env.DATABASE_WAIT_MS,
    /** Event loop delay above which new requests get 503. */
    overloadMs: env.OVERLOAD_MS,
    /** From which delay on newcomers wait before the door. */
    newcomersPerSecond: env.NEWCOMERS_PER_SECOND ?? Number.POSITIVE_INFINITY,
    crowdedMs: env.CROWDED_MS ?? env.OVERLOAD_MS * CROWDED_SHARE,
    /** How long a process that stops still takes requests, so that a load balancer can notice. */
    drainMs: env.DRAIN_MS,
    logLevel: env.LOG_LEVEL,
    search: searchSettings(env),
    trustProxy: env.TRUST_PROXY,
    /** For a proxy that passes `103 Early Hints` on. */
    earlyHints: env.EARLY_HINTS === 'on',
    compressionDictionaries: env.COMPRESSION_DICTIONARIES === 'on',
    /** On a port of their own, or with the token; outside production also without either. */
    tagContainer: env.TAG_CONTAINER,
    notificationsUrl: env.NOTIFICATIONS_URL,
    ...lawSettings(env),
    ...operationSettings(env),
    /** Pictures and documents of all hosts; without it they are in folders and in the database. */
    fileStore: fileStoreSettings(env),
    metrics: { port: env.METRICS_PORT, token: env.METRICS_TOKEN, isOpen: !isProduction },
    imageCacheBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    /** Environmental words without a proof are refused by imports, instead of told. */
    lawStrict: env.LAW_STRICT === 'on',
    htmlCacheBytes: env.HTML_CACHE_MB * 1024 * 1024,
  } as const
}

export type Config = Readonly<ReturnType<typeof readConfig>>

function unsafeInProduction(env: z.infer<typeof environment>): string[] {
  if (env.SHOP_MODE !== 'production') return []
  const problems: string[] = []
  if (!env.SHOP_SECRET)
    problems.push(
      `SHOP_SECRET is not set. Production needs a secret of at least ${MIN_SECRET_LENGTH} random characters.`,
    )
  if (!env.DATABASE_URL)
    problems.push(
      'DATABASE_URL is not set. Production needs a PostgreSQL server, such as postgres://user:password@host:5432/shop: the embedded one is for trials, with npm start.',
    )
  if (env.DEMO_LOGINS === 'on')
    problems.push('DEMO_LOGINS is on. Everyone knows the demo passwords: they never exist in production.')
  if (env.RATE_LIMITS === 'off')
    problems.push('RATE_LIMITS is off. Production does not run without rate limits: remove it or set it to on.')
  if (!env.PUBLIC_URL)
    problems.push(
      'PUBLIC_URL is not set. Production needs the address that shoppers use, such as https://www.hjemly.dk.',
    )
  if (/^http:/i.test(env.PUBLIC_URL ?? '') && env.PLAIN_HTTP === 'off')
    problems.push(
      `PUBLIC_URL is "${env.PUBLIC_URL}". Production is served over https: set such an address, or PLAIN_HTTP=on for a trial on a private network.`,
    )
  return problems
}

/**
 * Reads the environment, once. An empty value counts as not set. Without SHOP_SECRET the data folder's secret is used.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0])
        return SECRET_SETTINGS.has(name)
          ? `${name} must be ${message}.`
          : `${name} is "${given[name]}", but must be ${message}.`
      }),
    )
  }
  const problems = [
    ...unsafeInProduction(parsed.data),
    ...halfSetPayments(parsed.data),
    ...halfSetFileStore(parsed.data),
    ...withoutSearchUrl(parsed.data),
    ...invoicesOfCredit(parsed.data),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  const config = readConfig(parsed.data)
  acceptSecretsBefore(parsed.data, config)
  return config
}
