import { resolve } from 'node:path'
import { z } from 'zod'
import { acceptEarlier } from '../../platform/process/accepted-secrets.ts'

const MIN_SECRET_LENGTH = 32
const secretBefore = z.string().min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters`).optional()

/** `authorization=Bearer x,tenant=shop`, as OpenTelemetry writes them. */
const PAIRS = /^[\w-]+=[^,\r\n]+(?:,[\w-]+=[^,\r\n]+)*$/
const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
const share = 'a share of all traces from 0 to 1'

/** What only who runs the shop knows of: copies, secrets that are being changed, and where traces go. */
export const operationEnvironment = z.object({
  BACKUP_DIR: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address such as http://localhost:4318' })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(PAIRS, 'headers such as authorization=Bearer x,tenant=shop')
    .transform(pairsOf)
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
  SHOP_SECRET_BEFORE: secretBefore,
  NETS_WEBHOOK_SECRET_BEFORE: secretBefore,
})
type OperationEnvironment = z.infer<typeof operationEnvironment>

export function operationSettings(env: OperationEnvironment & { readonly BRAND: string }) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  return {
    tracing:
      endpoint === undefined
        ? undefined
        : {
            endpoint,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            serviceName: env.OTEL_SERVICE_NAME ?? `firkant-${env.BRAND}`,
            share: env.OTEL_TRACES_SAMPLER_ARG,
          },
    /** Base backups, and the log that an embedded database archives. */
    backupDir: env.BACKUP_DIR && resolve(env.BACKUP_DIR),
  } as const
}

interface Secrets {
  readonly secret: string
  readonly nets: { readonly webhookSecret: string } | undefined
}

/** What was signed before still holds. */
export function acceptSecretsBefore(env: OperationEnvironment, { secret, nets }: Secrets): void {
  acceptEarlier(secret, env.SHOP_SECRET_BEFORE)
  if (nets) acceptEarlier(nets.webhookSecret, env.NETS_WEBHOOK_SECRET_BEFORE)
}
