import { z } from 'zod'
import type { S3Settings } from '../../platform/file-store/s3-store.ts'

const printable = /^[\x21-\x7e]+$/
const endpoint = 'an address without a path, such as https://s3.eu-north-1.amazonaws.com or http://minio:9000'
const milliseconds = 'a whole number from 100 to 60000'

/** A store that speaks the protocol of S3. */
export const fileStoreEnvironment = z.object({
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: endpoint })
    .regex(/^https?:\/\/[^/@?#]+\/?$/, endpoint)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, such as shop-files')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a region such as eu-north-1')
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().regex(printable, 'the access key, without blanks').optional(),
  S3_SECRET_KEY: z.string().regex(printable, 'the secret key, without blanks').optional(),
  S3_TIMEOUT_MS: z.coerce
    .number(milliseconds)
    .int(milliseconds)
    .min(100, milliseconds)
    .max(60_000, milliseconds)
    .default(5000),
})
type FileStoreEnvironment = z.infer<typeof fileStoreEnvironment>

const TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export function halfSetFileStore(env: FileStoreEnvironment): string[] {
  const missing = TOGETHER.filter((name) => env[name] === undefined)
  if (missing.length === 0 || missing.length === TOGETHER.length) return []
  return [`A file store works with all of ${TOGETHER.join(', ')}. Set ${missing.join(' and ')} too, or none of them.`]
}

export function fileStoreSettings(env: FileStoreEnvironment): S3Settings | undefined {
  const { S3_ENDPOINT: address, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!address || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint: address, bucket, region: env.S3_REGION, accessKey, secretKey, timeoutMs: env.S3_TIMEOUT_MS }
}

/** Where an import looks whether a film is there; in a file store it does not look. */
export const filmFolder = ({ mediaDir, fileStore }: { readonly mediaDir: string; readonly fileStore: unknown }) =>
  fileStore === undefined ? mediaDir : undefined
