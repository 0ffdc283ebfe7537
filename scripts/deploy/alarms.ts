export interface Panel {
  readonly title: string
  readonly expression: string
  readonly unit: 'reqps' | 'percentunit' | 's' | 'short'
}

/** What the shop promises, and what is said when it is not kept: rules, dashboard and docs are made from this table. */
export interface Alarm {
  readonly name: string
  /** `page`: somebody gets up; `ticket`: somebody looks tomorrow. */
  readonly severity: 'page' | 'ticket'
  /** True while something is wrong. */
  readonly expression: string
  readonly for: string
  readonly says: string
  /** What to do first. */
  readonly remedy: string
  /** What the dashboard draws; absent: nothing of its own. */
  readonly panel?: Panel
}

const ANSWERS = 'shop_request_duration_seconds_count'
const share = (status: string) =>
  `sum by (brand) (rate(${ANSWERS}{status=~"${status}"}[5m])) / sum by (brand) (rate(${ANSWERS}[5m]))`

export const ALARMS: readonly Alarm[] = [
  {
    name: 'ShopAway',
    severity: 'page',
    expression: 'count by (brand) (up{job="shop"} == 1) < 1 or absent(up{job="shop"} == 1)',
    for: '1m',
    says: 'No process of the shop answers',
    remedy: 'systemctl status firkant@*; npm run shop -- doctor',
    panel: { title: 'Processes that answer', expression: 'sum by (brand) (up{job="shop"})', unit: 'short' },
  },
  {
    name: 'ProcessAway',
    severity: 'ticket',
    expression: 'up{job="shop"} == 0',
    for: '5m',
    says: 'One process of several does not answer; the others serve',
    remedy: 'Its log says why it ended; it is started again by the process before it, or by systemd.',
  },
  {
    name: 'AnswersFail',
    severity: 'page',
    expression: `${share('5..')} > 0.01`,
    for: '5m',
    says: 'More than one answer in a hundred is a failure',
    remedy:
      'shop_unavailable_total says by which cause; what is no 503 is in the log as "request failed with an internal error".',
    panel: { title: 'Failed answers', expression: share('5..'), unit: 'percentunit' },
  },
  {
    name: 'PagesSlow',
    severity: 'ticket',
    expression:
      'histogram_quantile(0.95, sum by (brand, le) (rate(shop_request_duration_seconds_bucket{method="GET"}[10m]))) > 0.5',
    for: '15m',
    says: 'One page in twenty takes longer than half a second',
    remedy:
      'Compare shop_pool_connections{state="waiting"}, nodejs_eventloop_lag_p99_seconds and the share of cached documents.',
    panel: {
      title: 'Time to answer, 95 %',
      expression:
        'histogram_quantile(0.95, sum by (brand, le) (rate(shop_request_duration_seconds_bucket{method="GET"}[5m])))',
      unit: 's',
    },
  },
  {
    name: 'OrdersRefused',
    severity: 'page',
    expression:
      'sum by (brand) (rate(shop_orders_total{result="refused"}[15m])) > 3 * sum by (brand) (rate(shop_orders_total{result="placed"}[15m])) and sum by (brand) (increase(shop_orders_total{result="refused"}[15m])) > 20',
    for: '5m',
    says: 'Many more orders are refused than placed',
    remedy:
      'The label reason says why: payment-unavailable is the provider, insufficient-inventory a sale that ran out.',
    panel: {
      title: 'Orders',
      expression: 'sum by (brand, result, reason) (rate(shop_orders_total[5m]))',
      unit: 'reqps',
    },
  },
  {
    name: 'DatabaseAway',
    severity: 'page',
    expression: 'shop_database_connected == 0',
    for: '30s',
    says: 'A process gets no answer from the database; cached pages go on, orders do not',
    remedy: 'Is the primary up, or has it moved? npm run shop -- doctor',
    panel: { title: 'Database answers', expression: 'min by (brand) (shop_database_connected)', unit: 'short' },
  },
  {
    name: 'PoolExhausted',
    severity: 'ticket',
    expression: 'shop_pool_connections{state="waiting"} > 0 and on (instance) shop_pool_connections{state="idle"} == 0',
    for: '2m',
    says: 'Requests wait for a connection to the database',
    remedy: 'Long transactions (doctor names them), a slow disk, or DATABASE_POOL is too small for this load.',
    panel: {
      title: 'Connections to the database',
      expression: 'sum by (brand, state) (shop_pool_connections)',
      unit: 'short',
    },
  },
  {
    name: 'ReplicaAway',
    severity: 'ticket',
    expression: 'shop_replica{state="away"} == 1',
    for: '5m',
    says: 'The standby does not answer; the primary answers for it',
    remedy: 'Is it up, and does it follow? select * from pg_stat_replication on the primary.',
  },
  {
    name: 'ReplicaLags',
    severity: 'ticket',
    expression: 'shop_replica_lag_seconds > 30',
    for: '5m',
    says: 'What the standby shows is half a minute old',
    remedy: 'Its disk, its network, or a long query on it.',
    panel: {
      title: 'Age of what the standby shows',
      expression: 'max by (brand) (shop_replica_lag_seconds)',
      unit: 's',
    },
  },
  {
    name: 'RedisAway',
    severity: 'ticket',
    expression: 'shop_redis_connected == 0',
    for: '2m',
    says: 'Redis does not answer; each process counts its rate limits alone',
    remedy: 'Start it again, or let Sentinel choose another; nothing is lost.',
  },
  {
    name: 'FileStoreAway',
    severity: 'page',
    expression: 'shop_file_store_connected == 0',
    for: '2m',
    says: 'The store of pictures and documents does not answer: new pictures are missing, and nobody uploads',
    remedy: 'npm run shop -- doctor says what it answers.',
  },
  {
    name: 'MailServerAway',
    severity: 'page',
    expression: 'shop_mail_server_up == 0',
    for: '15m',
    says: 'The mail server takes no mails; they wait in the database',
    remedy: 'npm run shop -- doctor says what it answers.',
  },
  {
    name: 'JobsLate',
    severity: 'page',
    expression: 'max by (queue) (shop_job_oldest_due_seconds) > 900',
    for: '5m',
    says: 'A job has been due for a quarter of an hour: a mail, money, a picture',
    remedy: 'Does a process of that brand run? A job that fails again and again is in shop_jobs_retrying.',
    panel: { title: 'Oldest job that is due', expression: 'max by (queue) (shop_job_oldest_due_seconds)', unit: 's' },
  },
  {
    name: 'JobsDead',
    severity: 'page',
    expression: 'max by (queue) (shop_jobs{state="dead"}) > 0',
    for: '1m',
    says: 'A mail or a payment request was given up',
    remedy: 'npm run shop -- jobs names why; mend the cause, then npm run shop -- jobs --retry',
    panel: {
      title: 'Jobs that failed',
      expression: 'max by (queue) (shop_jobs{state="dead"}) + max by (queue) (shop_jobs_retrying)',
      unit: 'short',
    },
  },
  {
    name: 'Overloaded',
    severity: 'page',
    expression: 'sum by (brand, cause) (rate(shop_unavailable_total[5m])) > 1',
    for: '2m',
    says: 'The shop sends shoppers away with 503',
    remedy: 'cause: overload (start more processes), database (see DatabaseAway), rendering or pictures (a crawler?).',
    panel: {
      title: '503 by cause',
      expression: 'sum by (brand, cause) (rate(shop_unavailable_total[5m]))',
      unit: 'reqps',
    },
  },
  {
    name: 'PicturesWait',
    severity: 'ticket',
    expression: 'shop_pictures_waiting > 500',
    for: '10m',
    says: 'Many pictures wait to be made',
    remedy: 'After an import that is normal for a while; else raise IMAGE_CACHE_MB, or let a CDN cache /images/.',
    panel: { title: 'Pictures that wait', expression: 'sum by (brand) (shop_pictures_waiting)', unit: 'short' },
  },
  {
    name: 'CatalogueStale',
    severity: 'ticket',
    expression: 'time() - max(shop_catalogue_changed_seconds) > 2 * 86400',
    for: '1h',
    says: 'Neither a price nor a stock has changed for two days: does the import still run?',
    remedy: 'Look at whoever calls npm run shop -- import.',
    panel: {
      title: 'Since the last change of the catalogue',
      expression: 'time() - max(shop_catalogue_changed_seconds)',
      unit: 's',
    },
  },
  {
    name: 'ClockWrong',
    severity: 'page',
    expression: 'abs(shop_clock_gap_seconds) > 10',
    for: '1m',
    says: 'A machine of the shop and the database do not agree on the time',
    remedy:
      'One process: stop it and set the clock of its machine (chrony). All of them: it is the database’s. Prices and cut-offs begin by the machine of the process.',
    panel: { title: 'Clock ahead of the database', expression: 'shop_clock_gap_seconds', unit: 's' },
  },
  {
    name: 'SeveralVersions',
    severity: 'ticket',
    expression: 'count by (brand) (count by (brand, version) (shop_build_info)) > 1',
    for: '30m',
    says: 'Two releases have served beside each other for half an hour',
    remedy: 'End the release, or go back: systemctl reload firkant@BRAND',
  },
]

/** Drawn beside them: no alarm depends on it. */
export const MORE_PANELS: readonly Panel[] = [
  { title: 'Answers', expression: `sum by (brand, status) (rate(${ANSWERS}[5m]))`, unit: 'reqps' },
  {
    title: 'Documents from the cache',
    expression:
      'sum by (brand) (rate(shop_documents_total{source!="render"}[5m])) / sum by (brand) (rate(shop_documents_total[5m]))',
    unit: 'percentunit',
  },
  { title: 'Memory', expression: 'sum by (brand, instance) (process_resident_memory_bytes)', unit: 'short' },
]
