import { ALARMS, MORE_PANELS, type Alarm } from './alarms.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const MADE = '# Made from scripts/deploy/alarms.ts by npm run deploy:files.\n'

const ruleOf = ({ name, severity, expression, for: lasts, says, remedy }: Alarm) => `      - alert: ${name}
        expr: ${quoted(expression)}
        for: ${lasts}
        labels:
          severity: ${severity}
        annotations:
          summary: ${quoted(says)}
          description: ${quoted(remedy)}
`

export const rulesFile = (): string => `${MADE}groups:\n  - name: shop\n    rules:\n${ALARMS.map(ruleOf).join('')}`

/** One process for each port from METRICS_PORT on. */
export const prometheusFile = (): string => prometheusText(['127.0.0.1:9464', '127.0.0.1:9465'], 'hjemly')

export const prometheusText = (targets: readonly string[], brand: string): string => `${MADE}global:
  scrape_interval: 15s
  evaluation_interval: 15s
rule_files:
  - rules.yml
scrape_configs:
  - job_name: shop
    # Process k of npm run serve -- --processes N tells its own at METRICS_PORT + k - 1.
    static_configs:
      - targets: [${targets.map(quoted).join(', ')}]
        labels:
          brand: ${brand}
`

const PANEL_WIDTH = 12
const PANEL_HEIGHT = 8

/** For Grafana: import it, and choose the Prometheus that reads the shop. */
export function dashboardFile(): string {
  const drawn = [...ALARMS.flatMap(({ panel }) => (panel ? [panel] : [])), ...MORE_PANELS]
  const panels = drawn.map(({ title, expression, unit }, at) => ({
    id: at + 1,
    type: 'timeseries',
    title,
    datasource: { type: 'prometheus', uid: '${datasource}' },
    gridPos: {
      h: PANEL_HEIGHT,
      w: PANEL_WIDTH,
      x: (at % 2) * PANEL_WIDTH,
      y: Math.floor(at / 2) * PANEL_HEIGHT,
    },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [{ refId: 'A', expr: expression }],
  }))
  const datasource = { name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' }
  const dashboard = {
    title: 'Shop',
    uid: 'firkant-shop',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [datasource] },
    panels,
  }
  return `${JSON.stringify(dashboard, undefined, 2)}\n`
}
