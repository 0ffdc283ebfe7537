import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { SERVED } from './served.ts'

const MADE = '# Made from scripts/deploy/served.ts by npm run deploy:files.\n'
const environmentOf = (prefix: string) =>
  Object.entries(SERVED.environment)
    .map(([name, value]) => `${prefix}${name}=${value}`)
    .join('\n')

/** One service for each brand: `systemctl enable --now firkant@hjemly`. */
export const systemdUnit = (): string => `${MADE}[Unit]
Description=Firkant, the shop of %i
After=network-online.target postgresql.service
Wants=network-online.target

[Service]
Type=notify
NotifyAccess=all
User=firkant
Group=firkant
WorkingDirectory=${SERVED.folder}
# The secrets of all brands (0600, of root), then what is the brand's own: PORT, PUBLIC_URL, METRICS_PORT.
EnvironmentFile=/etc/firkant/shop.env
EnvironmentFile=/etc/firkant/%i.env
Environment=BRAND=%i
${environmentOf('Environment=')}
ExecStart=${SERVED.folder}/${SERVED.node} ${SERVED.flags.join(' ')} ${SERVED.main} --processes all
# A rolling restart: the new process listens before the old one goes, and no request fails.
ExecReload=/bin/kill -HUP $MAINPID
KillMode=mixed
TimeoutStartSec=120
TimeoutStopSec=${SERVED.stopSeconds}
Restart=always
RestartSec=2
StateDirectory=firkant/%i
LimitNOFILE=65536

NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectSystem=strict
ReadWritePaths=${SERVED.dataFolder}
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictSUIDSGID=yes
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
`

/** Each night, an hour after midnight, spread over a quarter. */
export const backupTimer = (): string => `${MADE}[Unit]
Description=A copy of the shop's database each night

[Timer]
OnCalendar=*-*-* 01:00:00
RandomizedDelaySec=15m
Persistent=true

[Install]
WantedBy=timers.target
`

export const backupUnit = (): string => `${MADE}[Unit]
Description=A copy of the shop's database

[Service]
Type=oneshot
User=firkant
WorkingDirectory=${SERVED.folder}
EnvironmentFile=/etc/firkant/shop.env
EnvironmentFile=/etc/firkant/${BRAND_KEYS[0]}.env
ExecStart=${SERVED.folder}/${SERVED.node} ${SERVED.flags.join(' ')} apps/server/src/commands/main.ts backup --keep 7
`

/** Two stages: what builds is not in what serves. Built twice from the same sources it has the same files. */
export const containerfile = (): string => `${MADE}ARG NODE=docker.io/library/node:${SERVED.nodeVersion}-bookworm-slim
FROM \${NODE} AS build
WORKDIR ${SERVED.folder}
COPY . .
RUN npm ci --no-audit --no-fund && npm run build -- --brand all && npm run sbom
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf e2e bench node_modules/.cache

FROM \${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=${SERVED.dataFolder} ${environmentOf('').replaceAll('\n', ' ')}
RUN groupadd --system --gid 10001 firkant \\
 && useradd --system --uid 10001 --gid firkant --home-dir ${SERVED.dataFolder} --shell /usr/sbin/nologin firkant \\
 && install -d -o firkant -g firkant ${SERVED.dataFolder}
WORKDIR ${SERVED.folder}
COPY --from=build --chown=root:root ${SERVED.folder} ${SERVED.folder}
USER 10001:10001
EXPOSE ${SERVED.port}
VOLUME ${SERVED.dataFolder}
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:${SERVED.port}/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", ${SERVED.flags.map((flag) => `"${flag}"`).join(', ')}, "${SERVED.main}"]
`

export const containerIgnore = (): string => `${MADE}.git
.data
**/node_modules
**/dist
**/*.test.ts
docs/screenshots
`
