import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const MIN_SECRET_LENGTH = 32
const printable = /^[\x21-\x7e]+$/

/** A secret is sent to it: http is allowed for this machine only. */
function apiUrl(standard: string, trial: string) {
  const wanted = `an address such as ${trial}`
  return z
    .url({ protocol: /^https?$/, error: wanted })
    .regex(/^(?:https:|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/, wanted)
    .default(standard)
}

const secret = (what: string) => z.string().regex(printable, `${what}, without blanks`).optional()
const file = (what: string) =>
  z
    .string()
    .refine((path) => existsSync(path), `a file with ${what} (PEM)`)
    .optional()

export const paymentEnvironment = z.object({
  NETS_SECRET_KEY: secret('the secret key of the agreement'),
  NETS_WEBHOOK_SECRET: z.string().min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters`).optional(),
  NETS_API_URL: apiUrl('https://api.dibspayment.eu', 'https://test.api.dibspayment.eu'),
  VIPPS_CLIENT_ID: secret('the client id of the sales unit'),
  VIPPS_CLIENT_SECRET: secret('the client secret of the sales unit'),
  VIPPS_SUBSCRIPTION_KEY: secret('the subscription key of the sales unit'),
  VIPPS_MERCHANT_SERIAL_NUMBER: z
    .string()
    .regex(/^\d{4,10}$/, 'the merchant serial number, such as 123456')
    .optional(),
  VIPPS_WEBHOOK_SECRET: secret('the secret that the registration of the webhook answered with'),
  VIPPS_API_URL: apiUrl('https://api.vipps.no', 'https://apitest.vipps.no'),
  SWISH_PAYEE: z
    .string()
    .regex(/^123\d{7}$/, 'the Swish number of the shop, such as 1231181189')
    .optional(),
  SWISH_CERT_FILE: file('the certificate of the shop and of those who signed it'),
  SWISH_KEY_FILE: file('the key of the certificate'),
  SWISH_CA_FILE: file('the certificate of the server, if this machine does not know it'),
  SWISH_API_URL: apiUrl('https://cpc.getswish.net', 'https://mss.cpc.getswish.net'),
  KLARNA_USERNAME: secret('the user name of the API'),
  KLARNA_PASSWORD: secret('the password of the API'),
  KLARNA_API_URL: apiUrl('https://api.klarna.com', 'https://api.playground.klarna.com'),
})
type PaymentEnvironment = z.infer<typeof paymentEnvironment>

/** What must never reach a terminal or a log. */
export const PAYMENT_SECRETS = [
  'NETS_SECRET_KEY',
  'NETS_WEBHOOK_SECRET',
  'VIPPS_CLIENT_ID',
  'VIPPS_CLIENT_SECRET',
  'VIPPS_SUBSCRIPTION_KEY',
  'VIPPS_WEBHOOK_SECRET',
  'KLARNA_USERNAME',
  'KLARNA_PASSWORD',
] as const

/** Each works with all of its settings alone. */
const TOGETHER = {
  Nets: ['NETS_SECRET_KEY', 'NETS_WEBHOOK_SECRET'],
  'Vipps MobilePay': [
    'VIPPS_CLIENT_ID',
    'VIPPS_CLIENT_SECRET',
    'VIPPS_SUBSCRIPTION_KEY',
    'VIPPS_MERCHANT_SERIAL_NUMBER',
    'VIPPS_WEBHOOK_SECRET',
  ],
  Swish: ['SWISH_PAYEE', 'SWISH_CERT_FILE', 'SWISH_KEY_FILE'],
  Klarna: ['KLARNA_USERNAME', 'KLARNA_PASSWORD'],
} as const satisfies Readonly<Record<string, readonly (keyof PaymentEnvironment)[]>>

/** Half of the settings of a provider would be a way to pay that fails for every buyer. */
export function halfSetPayments(env: PaymentEnvironment): string[] {
  return Object.entries(TOGETHER).flatMap(([provider, names]) => {
    const [given] = names.filter((name) => env[name] !== undefined)
    const [missing] = names.filter((name) => env[name] === undefined)
    if (given === undefined || missing === undefined) return []
    const rule = names.length === 2 ? 'need both: set it too, or neither' : `need ${names.join(', ')}: set all, or none`
    return [`${missing} is not set, but ${given} is. Payments by ${provider} ${rule}.`]
  })
}

const base = (url: string) => url.replace(/\/$/, '')

function netsSettings({ NETS_SECRET_KEY, NETS_WEBHOOK_SECRET, NETS_API_URL }: PaymentEnvironment) {
  if (NETS_SECRET_KEY === undefined || NETS_WEBHOOK_SECRET === undefined) return undefined
  return { secretKey: NETS_SECRET_KEY, webhookSecret: NETS_WEBHOOK_SECRET, apiUrl: base(NETS_API_URL) } as const
}

function vippsSettings(env: PaymentEnvironment) {
  const { VIPPS_CLIENT_ID, VIPPS_CLIENT_SECRET, VIPPS_SUBSCRIPTION_KEY, VIPPS_API_URL } = env
  const { VIPPS_MERCHANT_SERIAL_NUMBER, VIPPS_WEBHOOK_SECRET } = env
  if (VIPPS_CLIENT_ID === undefined || VIPPS_CLIENT_SECRET === undefined) return undefined
  return {
    clientId: VIPPS_CLIENT_ID,
    clientSecret: VIPPS_CLIENT_SECRET,
    // `halfSetPayments` makes sure that they are set.
    subscriptionKey: VIPPS_SUBSCRIPTION_KEY ?? '',
    merchantSerialNumber: VIPPS_MERCHANT_SERIAL_NUMBER ?? '',
    webhookSecret: VIPPS_WEBHOOK_SECRET ?? '',
    apiUrl: base(VIPPS_API_URL),
  } as const
}

const readPem = (path: string) => readFileSync(path, 'utf8')

function swishSettings(env: PaymentEnvironment) {
  const { SWISH_PAYEE, SWISH_CERT_FILE, SWISH_KEY_FILE, SWISH_CA_FILE, SWISH_API_URL } = env
  if (SWISH_PAYEE === undefined || SWISH_CERT_FILE === undefined || SWISH_KEY_FILE === undefined) return undefined
  const ca = SWISH_CA_FILE === undefined ? undefined : readPem(SWISH_CA_FILE)
  return {
    payeeAlias: SWISH_PAYEE,
    certificate: { cert: readPem(SWISH_CERT_FILE), key: readPem(SWISH_KEY_FILE), ...(ca !== undefined && { ca }) },
    apiUrl: base(SWISH_API_URL),
  } as const
}

function klarnaSettings({ KLARNA_USERNAME, KLARNA_PASSWORD, KLARNA_API_URL }: PaymentEnvironment) {
  if (KLARNA_USERNAME === undefined || KLARNA_PASSWORD === undefined) return undefined
  return { username: KLARNA_USERNAME, password: KLARNA_PASSWORD, apiUrl: base(KLARNA_API_URL) } as const
}

/** Outside production the test bank speaks for who has no settings; in production that way to pay is not offered. */
export function paymentSettings(env: PaymentEnvironment) {
  return {
    nets: netsSettings(env),
    vipps: vippsSettings(env),
    swish: swishSettings(env),
    klarna: klarnaSettings(env),
  } as const
}
