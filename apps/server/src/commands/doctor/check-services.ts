import { randomUUID } from 'node:crypto'
import { verifySmtp } from '../../features/mail/smtp-sender.ts'
import { openS3Store, type S3Settings } from '../../platform/file-store/s3-store.ts'
import { openRedis } from '../../platform/shared-state/open-redis.ts'
import type { Config } from '../../start/config.ts'
import type { Check, Finding } from './finding.ts'

async function lookAtRedis(url: string): Promise<Finding> {
  const firstError = Promise.withResolvers<Error>()
  const redis = openRedis(url, firstError.resolve)
  try {
    const ready = new Promise<undefined>((resolve) => redis.once('ready', () => resolve(undefined)))
    const error = await Promise.race([firstError.promise, ready])
    if (error) throw error
    await redis.ping()
    return { part: 'redis', state: 'fine', said: 'answers' }
  } finally {
    redis.disconnect()
  }
}

const PROBED = 'probes/doctor'

/** Reads, writes and deletes, as the shop does. */
async function lookAtFileStore(settings: S3Settings): Promise<readonly Finding[]> {
  const files = openS3Store(settings)
  await files.probe()
  const key = `${PROBED}-${randomUUID()}`
  await files.write(key, { content: Buffer.from('written by doctor'), type: 'text/plain' })
  const read = await files.read(key)
  await files.remove(key)
  if (read?.content.toString() !== 'written by doctor')
    return [
      {
        part: 'file store',
        state: 'wrong',
        said: 'what was written is not what is read',
        remedy: 'Is there a cache or a proxy between the shop and the store?',
      },
    ]
  return [{ part: 'file store', state: 'fine', said: 'takes files, gives and deletes them' }]
}

const WALLET_NAMES = {
  vipps: 'Vipps MobilePay',
  swish: 'Swish',
  klarna: 'Klarna',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
} as const

function lookAtPayments(config: Config): readonly Finding[] {
  const { nets, isProduction } = config
  const ways = [
    ...(nets ? ['cards by Nets'] : []),
    ...Object.entries(WALLET_NAMES).flatMap(([key, name]) => (config[key as keyof typeof WALLET_NAMES] ? [name] : [])),
  ]
  if (!isProduction) {
    const said =
      ways.length > 0 ? `${ways.join(', ')}, the rest by the test bank` : 'cards and wallets by the test bank'
    return [{ part: 'payments', state: 'fine', said }]
  }
  const said = ways.length > 0 ? ways.join(', ') : 'nothing is offered, only invoices'
  if (nets) return [{ part: 'payments', state: 'fine', said }]
  return [
    {
      part: 'payments',
      state: 'weak',
      said: `no cards are offered; ${said}`,
      remedy: 'Set NETS_SECRET_KEY and NETS_WEBHOOK_SECRET.',
    },
  ]
}

export function serviceChecks(config: Config): readonly Check[] {
  const { redisUrl, smtpUrl, fileStore, isProduction } = config
  const withoutMail: Finding = isProduction
    ? {
        part: 'mail',
        state: 'wrong',
        said: 'SMTP_URL is not set: mails are stored but not sent',
        remedy: 'Set SMTP_URL to a mail server, such as smtps://user:password@host:465.',
      }
    : { part: 'mail', state: 'fine', said: 'mails are read at /__outbox' }
  return [
    { part: 'payments', remedy: '', look: async () => lookAtPayments(config) },
    {
      part: 'mail',
      remedy: 'Is the mail server up, and is SMTP_URL right (host, port, user, password)? Mails wait until then.',
      async look() {
        if (smtpUrl === undefined) return [withoutMail]
        await verifySmtp(smtpUrl)
        return [{ part: 'mail', state: 'fine', said: 'the mail server takes mails' }]
      },
    },
    ...(fileStore === undefined
      ? []
      : [
          {
            part: 'file store',
            remedy:
              'Is it up, and are S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys right? They need GetObject, PutObject, DeleteObject and ListBucket. Until then pictures are missing and nobody uploads.',
            look: () => lookAtFileStore(fileStore),
          },
        ]),
    ...(redisUrl === undefined
      ? []
      : [
          {
            part: 'redis',
            remedy: 'Is Redis up, and is REDIS_URL right? Until then each process counts its rate limits alone.',
            look: async () => [await lookAtRedis(redisUrl)],
          },
        ]),
  ]
}
