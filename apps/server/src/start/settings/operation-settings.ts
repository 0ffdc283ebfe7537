import { resolve } from 'node:path'
import { z } from 'zod'
import { acceptEarlier } from '../../platform/process/accepted-secrets.ts'

const MIN_SECRET_LENGTH = 32
const secretBefore = z.string().min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters`).optional()

/** What only who runs the shop knows of: copies, and secrets that are being changed. */
export const operationEnvironment = z.object({
  BACKUP_DIR: z.string().min(1).optional(),
  SHOP_SECRET_BEFORE: secretBefore,
  NETS_WEBHOOK_SECRET_BEFORE: secretBefore,
})
type OperationEnvironment = z.infer<typeof operationEnvironment>

export function operationSettings(env: OperationEnvironment) {
  return {
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
