import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { parseConfig } from '../../apps/server/src/start/config.ts'
import { DEPLOY_FOLDER } from './deploy-files.ts'

const labels = z.record(z.string(), z.string().regex(/^[a-z\d]([-a-z\d]*[a-z\d])?$/))
const metadata = z.strictObject({ name: z.string().regex(/^[a-z\d]([-a-z\d]{0,61}[a-z\d])?$/), labels })
const portName = z.string().regex(/^[a-z]([-a-z\d]{0,13}[a-z\d])?$/)
const quantity = z.string().regex(/^\d+(?:m|Mi|Gi)?$/)
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: portName }),
  periodSeconds: z.int().min(1),
  timeoutSeconds: z.int().min(1),
  failureThreshold: z.int().min(1),
})
const container = z.strictObject({
  name: portName,
  image: z.string().regex(/:\d+\.\d+\.\d+$/),
  ports: z.array(z.strictObject({ name: portName, containerPort: z.int().min(1024).max(65_535) })),
  env: z.array(z.strictObject({ name: z.string().regex(/^[A-Z_]+$/), value: z.string() })),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: z.strictObject({ requests: z.record(z.string(), quantity), limits: z.record(z.string(), quantity) }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: portName, mountPath: z.string().startsWith('/') })),
})
const selector = z.strictObject({ matchLabels: labels })
const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.int().min(2),
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: z.int(), maxUnavailable: z.literal(0) }),
    }),
    template: z.strictObject({
      metadata: z.strictObject({ labels }),
      spec: z.strictObject({
        terminationGracePeriodSeconds: z.int(),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.int().min(1000),
          runAsGroup: z.int().min(1000),
          fsGroup: z.int(),
          seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
        }),
        topologySpreadConstraints: z.array(
          z.strictObject({
            maxSkew: z.int(),
            topologyKey: z.string(),
            whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
            labelSelector: selector,
          }),
        ),
        containers: z.tuple([container]),
        volumes: z.array(z.strictObject({ name: portName, emptyDir: z.strictObject({ sizeLimit: quantity }) })),
      }),
    }),
  }),
})
const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: portName, port: z.int(), targetPort: portName })),
  }),
})
const budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: z.int().min(1), selector }),
})
const list = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('List'),
  items: z.array(z.discriminatedUnion('kind', [deployment, service, budget])),
})

it('CLU-04 Kubernetes finds each brand twice, not as root, with probes and settings that the shop knows', () => {
  const text = readFileSync(join(DEPLOY_FOLDER, 'kubernetes/shop.json'), 'utf8')
  const { items } = list.parse(JSON.parse(text))
  const deployments = items.filter((item) => item.kind === 'Deployment')
  expect(deployments.map(({ metadata: { labels: own } }) => own.brand)).toEqual([...BRAND_KEYS])
  const templates = deployments.map(({ spec }) => JSON.stringify(spec.template.metadata.labels))
  for (const item of items)
    if (item.kind === 'Service') expect(templates).toContain(JSON.stringify(item.spec.selector))
    else expect(templates).toContain(JSON.stringify(item.spec.selector.matchLabels))
  for (const { spec } of deployments) {
    const [{ env, ports, readinessProbe, volumeMounts }] = spec.template.spec.containers
    const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]))
    const config = parseConfig({
      ...settings,
      SHOP_MODE: 'production',
      SHOP_SECRET: 'x'.repeat(40),
      DATABASE_URL: 'postgres://shop@database.example/shop',
    })
    expect(config.drainMs + 10_000).toBeLessThan(spec.template.spec.terminationGracePeriodSeconds * 1000)
    expect(config.drainMs).toBeGreaterThan(readinessProbe.periodSeconds * 1000)
    expect(ports.map(({ containerPort }) => containerPort)).toContain(config.metrics.port)
    expect(volumeMounts.map(({ name }) => name).toSorted()).toEqual(
      spec.template.spec.volumes.map(({ name }) => name).toSorted(),
    )
  }
})
