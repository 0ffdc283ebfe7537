import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { APPLE_PAY_URL } from '../../features/payments/sheets/apple-session.ts'

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
  CHECKOUT_COM_PUBLIC_KEY: secret('the public key of the account'),
  CHECKOUT_COM_SECRET_KEY: secret('the secret key of the account'),
  CHECKOUT_COM_CHANNEL: z
    .string()
    .regex(/^pc_[a-z0-9]{10,60}$/, 'the processing channel, such as pc_ovo75iz4hdyudnx6tu74mum3fq')
    .optional(),
  CHECKOUT_COM_WEBHOOK_SECRET: secret('the signature key of the webhook'),
  CHECKOUT_COM_API_URL: apiUrl('https://api.checkout.com', 'https://api.sandbox.checkout.com'),
  APPLE_PAY_MERCHANT_ID: z
    .string()
    .regex(/^merchant\.[\w.-]{1,150}$/, 'the merchant id, such as merchant.dk.hjemly')
    .optional(),
  APPLE_PAY_CERT_FILE: file('the certificate of the merchant’s identity'),
  APPLE_PAY_KEY_FILE: file('the key of the certificate'),
  APPLE_PAY_DOMAIN_FILE: z
    .string()
    .refine((path) => existsSync(path), 'the file that Apple gives for the domain')
    .optional(),
  APPLE_PAY_API_URL: apiUrl(APPLE_PAY_URL, 'https://apple-pay-gateway-cert.apple.com'),
  GOOGLE_PAY_MERCHANT_ID: z
    .string()
    .regex(/^[A-Z0-9]{10,30}$/, 'the merchant id of Google Pay’s console, such as BCR2DN4TXXXXXXXX')
    .optional(),
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
  'CHECKOUT_COM_SECRET_KEY',
  'CHECKOUT_COM_WEBHOOK_SECRET',
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
  'Checkout.com': [
    'CHECKOUT_COM_PUBLIC_KEY',
    'CHECKOUT_COM_SECRET_KEY',
    'CHECKOUT_COM_CHANNEL',
    'CHECKOUT_COM_WEBHOOK_SECRET',
  ],
  'Apple Pay': ['APPLE_PAY_MERCHANT_ID', 'APPLE_PAY_CERT_FILE', 'APPLE_PAY_KEY_FILE', 'APPLE_PAY_DOMAIN_FILE'],
} as const satisfies Readonly<Record<string, readonly (keyof PaymentEnvironment)[]>>

/** Half of the settings of a provider would be a way to pay that fails for every buyer. */
export function halfSetPayments(env: PaymentEnvironment): string[] {
  return [...halvesOf(env), ...lonelySheets(env)]
}

/** A wallet in the browser gives a token that only the processor can read, and the processor is asked for nothing else. */
function lonelySheets(env: PaymentEnvironment): string[] {
  const processor = env.CHECKOUT_COM_SECRET_KEY
  const wallets = (['APPLE_PAY_MERCHANT_ID', 'GOOGLE_PAY_MERCHANT_ID'] as const).filter((name) => env[name])
  if (processor === undefined)
    return wallets.map((name) => `${name} is set, but CHECKOUT_COM_SECRET_KEY is not: nobody could read its tokens.`)
  if (wallets.length > 0) return []
  return ['CHECKOUT_COM_SECRET_KEY is set, but neither APPLE_PAY_MERCHANT_ID nor GOOGLE_PAY_MERCHANT_ID is.']
}

function halvesOf(env: PaymentEnvironment): string[] {
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

/** The sandbox: no real money. */
const isTrial = (url: string) => !/^https:\/\/(?:[\w-]+\.)?api\.checkout\.com(?:\/|$)/.test(url)

function checkoutComSettings(env: PaymentEnvironment) {
  const { CHECKOUT_COM_PUBLIC_KEY, CHECKOUT_COM_SECRET_KEY, CHECKOUT_COM_API_URL } = env
  if (CHECKOUT_COM_PUBLIC_KEY === undefined || CHECKOUT_COM_SECRET_KEY === undefined) return undefined
  return {
    publicKey: CHECKOUT_COM_PUBLIC_KEY,
    secretKey: CHECKOUT_COM_SECRET_KEY,
    // `halfSetPayments` makes sure that they are set.
    channel: env.CHECKOUT_COM_CHANNEL ?? '',
    webhookSecret: env.CHECKOUT_COM_WEBHOOK_SECRET ?? '',
    apiUrl: base(CHECKOUT_COM_API_URL),
    isTrial: isTrial(CHECKOUT_COM_API_URL),
  } as const
}

function applePaySettings(env: PaymentEnvironment) {
  const { APPLE_PAY_MERCHANT_ID, APPLE_PAY_CERT_FILE, APPLE_PAY_KEY_FILE, APPLE_PAY_DOMAIN_FILE } = env
  if (APPLE_PAY_MERCHANT_ID === undefined || APPLE_PAY_CERT_FILE === undefined) return undefined
  if (APPLE_PAY_KEY_FILE === undefined || APPLE_PAY_DOMAIN_FILE === undefined) return undefined
  return {
    merchantId: APPLE_PAY_MERCHANT_ID,
    certificate: { cert: readPem(APPLE_PAY_CERT_FILE), key: readPem(APPLE_PAY_KEY_FILE) },
    domainFile: readFileSync(APPLE_PAY_DOMAIN_FILE, 'utf8'),
    apiUrl: base(env.APPLE_PAY_API_URL),
  } as const
}

/** Outside production the test bank speaks for who has no settings; in production that way to pay is not offered. */
export function paymentSettings(env: PaymentEnvironment) {
  return {
    nets: netsSettings(env),
    vipps: vippsSettings(env),
    swish: swishSettings(env),
    klarna: klarnaSettings(env),
    checkoutCom: checkoutComSettings(env),
    applePay: applePaySettings(env),
    googlePay: env.GOOGLE_PAY_MERCHANT_ID === undefined ? undefined : { merchantId: env.GOOGLE_PAY_MERCHANT_ID },
  } as const
}
