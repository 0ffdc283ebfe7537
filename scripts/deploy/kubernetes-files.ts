import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { SERVED } from './served.ts'

const PORT = 'http'
const METRICS = 'metrics'
const USER = 10_001
const labelsOf = (brand: string) => ({ app: 'firkant', brand })
const nameOf = (brand: string) => `firkant-${brand}`

function containerOf(brand: string) {
  const probe = (path: string) => ({ httpGet: { path, port: PORT }, periodSeconds: 5, timeoutSeconds: 3 })
  return {
    name: 'shop',
    image: 'registry.example/firkant:1.0.0',
    ports: [
      { name: PORT, containerPort: SERVED.port },
      { name: METRICS, containerPort: SERVED.metricsPort },
    ],
    env: [
      { name: 'BRAND', value: brand },
      { name: 'PUBLIC_URL', value: `https://${brand}.example` },
      { name: 'METRICS_PORT', value: String(SERVED.metricsPort) },
      { name: 'TRUST_PROXY', value: '1' },
      // Longer than it takes until nobody sends requests to a pod that ends.
      { name: 'DRAIN_MS', value: '8000' },
    ],
    // SHOP_SECRET, DATABASE_URL, REDIS_URL, SMTP_URL
    envFrom: [{ secretRef: { name: 'firkant' } }],
    startupProbe: { ...probe('/healthz'), failureThreshold: 60 },
    livenessProbe: { ...probe('/healthz'), failureThreshold: 6 },
    readinessProbe: { ...probe('/readyz'), failureThreshold: 2 },
    resources: { requests: { cpu: '500m', memory: '512Mi' }, limits: { memory: '1Gi' } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [
      { name: 'data', mountPath: SERVED.dataFolder },
      { name: 'tmp', mountPath: '/tmp' },
    ],
  }
}

function deploymentOf(brand: string) {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: nameOf(brand), labels: labelsOf(brand) },
    spec: {
      replicas: 2,
      selector: { matchLabels: labelsOf(brand) },
      // The new pod serves before the old one goes.
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: labelsOf(brand) },
        spec: {
          terminationGracePeriodSeconds: SERVED.stopSeconds,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: USER,
            runAsGroup: USER,
            fsGroup: USER,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labelsOf(brand) },
            },
          ],
          containers: [containerOf(brand)],
          // What is in them is made again: pictures, listing tables, search index.
          volumes: [
            { name: 'data', emptyDir: { sizeLimit: '4Gi' } },
            { name: 'tmp', emptyDir: { sizeLimit: '256Mi' } },
          ],
        },
      },
    },
  }
}

const serviceOf = (brand: string) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: nameOf(brand), labels: labelsOf(brand) },
  spec: { selector: labelsOf(brand), ports: [{ name: PORT, port: 80, targetPort: PORT }] },
})

const budgetOf = (brand: string) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: nameOf(brand), labels: labelsOf(brand) },
  spec: { minAvailable: 1, selector: { matchLabels: labelsOf(brand) } },
})

/** `kubectl apply -f` takes JSON as well. */
export function kubernetesFile(): string {
  const items = BRAND_KEYS.flatMap((brand) => [deploymentOf(brand), serviceOf(brand), budgetOf(brand)])
  return `${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, undefined, 2)}\n`
}
