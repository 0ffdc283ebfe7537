import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig as parseEnvironment } from './config.ts'

const SECRET = 'a-secret-of-more-than-32-characters-0123456789'
const PROXIES =
  'off, the number of proxies that every request passes (such as 1), or their networks (such as 10.0.0.0/8,2001:db8::/32)'
const PRODUCTION = {
  SHOP_MODE: 'production',
  SHOP_SECRET: SECRET,
  PUBLIC_URL: 'https://www.hjemly.dk',
  DATABASE_URL: 'postgres://shop:secret@database:5432/shop',
}

/** Sets a secret, so that none is read from a data folder. */
const parseConfig = (env: Record<string, string>) => parseEnvironment({ SHOP_SECRET: SECRET, ...env })

/** The messages of refused settings; none if they are accepted. */
function problems(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

describe('settings', () => {
  it('have defaults for a shop on this machine', () => {
    expect(parseConfig({})).toMatchObject({
      mode: 'development',
      isProduction: false,
      brand: 'hjemly',
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      demoLogins: false,
      rateLimits: true,
      trustProxy: false,
    })
  })

  it('count as not set when they are empty', () => {
    expect(parseConfig({ PORT: '', BRAND: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(parseConfig({}))
  })

  it('are read', () => {
    const env = {
      BRAND: 'skygge',
      PORT: '0',
      PUBLIC_URL: 'https://www.skygge.dk/',
      RATE_LIMITS: 'off',
      TRUST_PROXY: '2',
      HTML_CACHE_MB: '2',
      DATABASE_URL: 'postgresql://a:b@c/d',
    }
    expect(parseConfig(env)).toMatchObject({
      brand: 'skygge',
      port: 0,
      publicUrl: 'https://www.skygge.dk',
      rateLimits: false,
      trustProxy: 2,
      htmlCacheBytes: 2 * 1024 * 1024,
      databaseUrl: 'postgresql://a:b@c/d',
    })
  })

  it('CLU-07 say where traces go, with headers that hold an equals sign', () => {
    const { tracing } = parseConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic YTpi==,tenant=shop',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    })
    const headers = { authorization: 'Basic YTpi==', tenant: 'shop' }
    expect(tracing).toEqual({ endpoint: 'http://localhost:4318', headers, serviceName: 'firkant-hjemly', share: 0.1 })
    expect(parseConfig({}).tracing).toBeUndefined()
  })

  it('CLU-07 of traces are refused with what is wanted, and without the secret', () => {
    expect(problems({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }).join()).toContain('such as http://localhost:4318')
    const [wrong = ''] = problems({ OTEL_EXPORTER_OTLP_HEADERS: 's3cret' })
    expect(wrong).toContain('authorization=Bearer x')
    expect(wrong).not.toContain('s3cret')
    expect(problems({ OTEL_TRACES_SAMPLER_ARG: '2' }).join()).toContain('from 0 to 1')
  })

  it('print demo logins in demo mode only, unless they say otherwise', () => {
    const demoLogins = (env: Record<string, string>) => parseConfig(env).demoLogins
    expect(['development', 'demo', 'test'].map((mode) => demoLogins({ SHOP_MODE: mode }))).toEqual([false, true, false])
    expect(demoLogins({ SHOP_MODE: 'demo', DEMO_LOGINS: 'off' })).toBe(false)
    expect(demoLogins({ ...PRODUCTION })).toBe(false)
  })
})

describe('a wrong setting', () => {
  it('LAW-13 is refused where an invoice would be credit, with what to do', () => {
    expect(problems({ INVOICE_DAYS: 'SE=30' })).toEqual([
      'INVOICE_DAYS is "SE=30": SE has 30, and an invoice of more than 14 days is credit for a large seller (2023/2225): write at most SE=14, or set SELLER_SIZE=small where the firm is no large one (up to 50).',
    ])
    expect(problems({ INVOICE_DAYS: 'SE=30', SELLER_SIZE: 'small' })).toEqual([])
    expect(parseConfig({ INVOICE_DAYS: 'SE=10' }).invoiceDays).toEqual({ DK: 14, NO: 14, SE: 10 })
  })

  it.each([
    ['SHOP_MODE', 'prod', 'one of development, demo, test, production'],
    ['BRAND', 'ikea', 'one of hjemly, skygge, fjellbo, ljuvhem'],
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '4000.5', 'a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'www.hjemly.dk', 'an address such as https://www.hjemly.dk'],
    ['PUBLIC_URL', 'localhost:4000', 'an address such as https://www.hjemly.dk'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'an address such as https://www.hjemly.dk'],
    ['DEMO_LOGINS', 'yes', 'on or off'],
    ['RATE_LIMITS', 'false', 'on or off'],
    ['TRUST_PROXY', 'on', PROXIES],
    ['TRUST_PROXY', '0.0.0.0/0', PROXIES],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['DATABASE_POOL', '1', 'a whole number from 2 to 200'],
    ['DATABASE_POOL', 'many', 'a whole number from 2 to 200'],
    ['IMAGE_CACHE_MB', '0', 'a whole number from 1 to 1000000'],
    ['HTML_CACHE_MB', '1e9', 'a whole number from 0 to 10000'],
    ['BANK_LATE_MS', '-1', 'a whole number from 0 to 600000'],
    ['NETS_API_URL', 'http://api.dibspayment.eu', 'an address such as https://test.api.dibspayment.eu'],
    ['NETS_API_URL', 'http://localhost.evil.example/', 'an address such as https://test.api.dibspayment.eu'],
  ])('is refused in a sentence that names it: %s=%s', (name, value, wanted) => {
    expect(problems({ [name]: value })).toEqual([`${name} is "${value}", but must be ${wanted}.`])
  })

  it.each([
    ['SHOP_SECRET', 's3cret', 'at least 32 characters'],
    ['DATABASE_URL', 'mysql://shop:s3cret@host/shop', 'an address such as postgres://user:password@host:5432/shop'],
    [
      'DATABASE_URL',
      'postgres://shop:s3cret@one,two/shop?target_session_attrs=standby',
      'an address such as postgres://user:password@host:5432/shop, or of several hosts (…@one:5432,two:5432/shop?target_session_attrs=read-write) of which the one that takes writes is used',
    ],
    ['DATABASE_REPLICA_URL', 's3cret', 'an address such as postgres://user:password@host:5432/shop'],
    [
      'REDIS_URL',
      'http://:s3cret@host',
      'an address such as redis://host:6379, or redis+sentinel://one:26379,two:26379/shop with the name that Sentinel watches',
    ],
    ['NETS_SECRET_KEY', 's3cret key', 'the secret key of the agreement, without blanks'],
    ['NETS_WEBHOOK_SECRET', 's3cret', 'at least 32 characters'],
    ['METRICS_TOKEN', 's3cret', 'at least 16 characters, without blanks'],
    ['SEARCH_URL', 'shop:s3cret', 'an address such as https://user:password@search.example:9200'],
  ])('is refused without telling the secret in it: %s', (name, value, wanted) => {
    expect(problems({ [name]: value })).toEqual([`${name} must be ${wanted}.`])
  })

  it('is told together with all others', () => {
    expect(
      problems({ PORT: 'abc', BRAND: 'ikea', SHOP_SECRET: 'short' }).map((sentence) => sentence.split(' ')[0]),
    ).toEqual(expect.arrayContaining(['PORT', 'BRAND', 'SHOP_SECRET']))
  })
})

describe('payments by Nets', () => {
  const nets = { NETS_SECRET_KEY: 'live-secret-key-0123', NETS_WEBHOOK_SECRET: SECRET }

  it('CHK-05 are there when both secrets are, at the public address unless another is named', () => {
    expect(parseConfig({}).nets).toBeUndefined()
    expect(parseConfig(nets).nets).toEqual({
      secretKey: 'live-secret-key-0123',
      webhookSecret: SECRET,
      apiUrl: 'https://api.dibspayment.eu',
    })
    const elsewhere = { ...nets, NETS_API_URL: 'http://127.0.0.1:9000/' }
    expect(parseConfig(elsewhere).nets?.apiUrl).toBe('http://127.0.0.1:9000')
  })

  it.each(['NETS_SECRET_KEY', 'NETS_WEBHOOK_SECRET'])('CHK-05 are refused without %s, in a sentence', (missing) => {
    const [given = ''] = Object.keys(nets).filter((name) => name !== missing)
    expect(problems({ ...nets, [missing]: '' })).toEqual([
      `${missing} is not set, but ${given} is. Payments by Nets need both: set it too, or neither.`,
    ])
  })
})

describe('wallets of the browser', () => {
  const file = import.meta.filename
  const processor = {
    CHECKOUT_COM_PUBLIC_KEY: 'pk_0123456789',
    CHECKOUT_COM_SECRET_KEY: 'sk_0123456789',
    CHECKOUT_COM_CHANNEL: 'pc_ovo75iz4hdyudnx6tu74mum3fq',
    CHECKOUT_COM_WEBHOOK_SECRET: 'a-key-of-the-webhook',
  }
  const apple = {
    APPLE_PAY_MERCHANT_ID: 'merchant.dk.hjemly',
    APPLE_PAY_CERT_FILE: file,
    APPLE_PAY_KEY_FILE: file,
    APPLE_PAY_DOMAIN_FILE: file,
  }
  const google = { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T00000000' }

  it('PAY-05 are there with the processor and one of them, and know its sandbox', () => {
    expect(parseConfig({})).toMatchObject({ checkoutCom: undefined, applePay: undefined, googlePay: undefined })
    const both = parseConfig({ ...processor, ...apple, ...google })
    expect(both.checkoutCom).toMatchObject({ apiUrl: 'https://api.checkout.com', isTrial: false })
    expect(both.applePay).toMatchObject({
      merchantId: 'merchant.dk.hjemly',
      apiUrl: 'https://apple-pay-gateway.apple.com',
      domainFile: expect.stringContaining('wallets of the browser'),
    })
    expect(both.googlePay).toEqual({ merchantId: 'BCR2DN4T00000000' })
    const isTrialAt = (CHECKOUT_COM_API_URL: string) =>
      parseConfig({ ...processor, ...google, CHECKOUT_COM_API_URL }).checkoutCom?.isTrial
    expect(isTrialAt('https://abcd.api.checkout.com')).toBe(false)
    expect(isTrialAt('https://abcd.api.sandbox.checkout.com')).toBe(true)
    expect(isTrialAt('http://127.0.0.1:9000')).toBe(true)
  })

  it.each([
    ...Object.keys(processor).map((missing) => ({ set: { ...processor, ...google }, of: processor, missing })),
    ...Object.keys(apple).map((missing) => ({ set: { ...processor, ...google, ...apple }, of: apple, missing })),
  ])('PAY-05 are refused without $missing, in a sentence', ({ set, of, missing }) => {
    const said = problems({ ...set, [missing]: '' })
    expect(said[0]).toMatch(new RegExp(`^${missing} is not set, but \\w+ is\\. Payments by .+: set all, or none\\.$`))
    expect(said.join('\n')).toContain(Object.keys(of).join(', '))
  })

  it('PAY-05 are refused without the processor, as it is without them', () => {
    expect(problems(google)).toEqual([
      'GOOGLE_PAY_MERCHANT_ID is set, but CHECKOUT_COM_SECRET_KEY is not: nobody could read its tokens.',
    ])
    expect(problems(apple)).toEqual([
      'APPLE_PAY_MERCHANT_ID is set, but CHECKOUT_COM_SECRET_KEY is not: nobody could read its tokens.',
    ])
    expect(problems(processor)).toEqual([
      'CHECKOUT_COM_SECRET_KEY is set, but neither APPLE_PAY_MERCHANT_ID nor GOOGLE_PAY_MERCHANT_ID is.',
    ])
  })

  it('PAY-05 are refused with an id, an address or a file that can be none', () => {
    const all = { ...processor, ...apple, ...google }
    const wrong = {
      APPLE_PAY_MERCHANT_ID: 'dk.hjemly',
      APPLE_PAY_CERT_FILE: '/nowhere.pem',
      APPLE_PAY_DOMAIN_FILE: '/nowhere',
      APPLE_PAY_API_URL: 'http://apple.example',
      CHECKOUT_COM_API_URL: 'http://checkout.example',
      CHECKOUT_COM_CHANNEL: 'channel',
      GOOGLE_PAY_MERCHANT_ID: 'hjemly',
    }
    for (const [name, value] of Object.entries(wrong))
      expect(problems({ ...all, [name]: value }).join('\n')).toMatch(new RegExp(`^${name} `, 'm'))
  })
})

describe('the search engine', () => {
  const SEARCH_URL = 'https://shop:s3cret@search.example:9200'

  it('SRCH-08 is in memory unless another is named, and one that is elsewhere needs its address', () => {
    expect(parseConfig({}).search).toEqual({ engine: 'memory' })
    expect(parseConfig({ SEARCH_ENGINE: 'postgres', SEARCH_URL }).search).toEqual({ engine: 'postgres' })
    expect(parseConfig({ SEARCH_ENGINE: 'opensearch', SEARCH_URL }).search).toEqual({
      engine: 'opensearch',
      url: SEARCH_URL,
      timeoutMs: 1000,
    })
    expect(problems({ SEARCH_ENGINE: 'opensearch' })).toEqual([
      'SEARCH_URL is not set, but SEARCH_ENGINE is opensearch. Set the address of the search engine.',
    ])
  })
})

describe('production', () => {
  it('starts with a secret and an address', () => {
    expect(problems(PRODUCTION)).toEqual([])
    expect(parseConfig(PRODUCTION)).toMatchObject({
      isProduction: true,
      secret: SECRET,
      rateLimits: true,
      demoLogins: false,
    })
  })

  it.each([
    ['SHOP_SECRET', { ...PRODUCTION, SHOP_SECRET: '' }],
    ['SHOP_SECRET', { ...PRODUCTION, SHOP_SECRET: 'short' }],
    ['DATABASE_URL', { ...PRODUCTION, DATABASE_URL: '' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: '' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://www.hjemly.dk' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'HTTP://www.hjemly.dk' }],
    ['DEMO_LOGINS', { ...PRODUCTION, DEMO_LOGINS: 'on' }],
    ['RATE_LIMITS', { ...PRODUCTION, RATE_LIMITS: 'off' }],
  ])('is refused for its %s: %j', (name, env) => {
    expect(problems(env)).toEqual([expect.stringMatching(new RegExp(`^${name} .+\\.$`))])
  })

  it('SEC-01 is served without TLS only where that is said', () => {
    expect(problems({ ...PRODUCTION, PUBLIC_URL: 'http://10.0.0.5:4000', PLAIN_HTTP: 'on' })).toEqual([])
  })

  it('is refused for all reasons at once', () => {
    const sentences = problems({ SHOP_MODE: 'production', SHOP_SECRET: '', DEMO_LOGINS: 'on', RATE_LIMITS: 'off' })
    expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
      'SHOP_SECRET',
      'DATABASE_URL',
      'DEMO_LOGINS',
      'RATE_LIMITS',
      'PUBLIC_URL',
    ])
  })

  it('alone asks for these', () => {
    expect(problems({ SHOP_MODE: 'demo', DEMO_LOGINS: 'on', RATE_LIMITS: 'off' })).toEqual([])
  })
})
