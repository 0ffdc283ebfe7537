import { SERVED } from './served.ts'

const MADE = '# Made from scripts/deploy/served.ts by npm run deploy:files.\n'
const { processes, hostName, requestSeconds, idleSeconds, maxBodyMb } = SERVED

export interface Balancer {
  /** Where it listens, and what becomes of plain requests. */
  readonly front: string
  readonly hostName: string
  readonly processes: readonly { readonly name: string; readonly address: string }[]
  /** How soon it notices. */
  readonly check: string
  /** It needs two open files for each. */
  readonly connections: number
}

/** TLS and HTTP/2 outside, kept connections inside. Set TRUST_PROXY=1, EARLY_HINTS=on, and DRAIN_MS=6000 for the checks. */
export const haproxyFile = (): string =>
  haproxyText({
    front: `    bind :80
    # The certificate with its key, in one file.
    bind :443 ssl crt /etc/haproxy/shop.pem alpn h2,http/1.1
    http-request redirect scheme https code 308 unless { ssl_fc }`,
    hostName,
    processes,
    check: 'inter 2s fall 2 rise 1',
    connections: 20_000,
  })

export const haproxyText = (balancer: Balancer): string => `${MADE}global
    log stdout format raw local0 info
    maxconn ${balancer.connections}
    ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets
    ssl-default-bind-ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384

defaults
    mode http
    log global
    option httplog
    option dontlognull
    timeout connect 2s
    timeout client 30s
    timeout client-fin 5s
    timeout http-request 10s
    timeout http-keep-alive 15s
    timeout server ${requestSeconds}s
    timeout queue 5s

frontend shop
${balancer.front}
    # What a client says of itself is not believed.
    http-request del-header x-forwarded-for
    option forwardfor
    http-request set-header x-forwarded-proto https if { ssl_fc }
    # For operators, inside.
    http-request deny deny_status 404 if { path /metrics }
    default_backend shop

backend shop
    balance leastconn
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host ${balancer.hostName}
    http-check expect status 200
    # Only what may be sent twice: reads, and a request that never left.
    option redispatch 1
    retries 2
    retry-on conn-failure empty-response
    http-request disable-l7-retry unless METH_GET
    http-reuse safe
    default-server check ${balancer.check} maxconn 500 pool-purge-delay ${idleSeconds}s
${balancer.processes.map(({ name, address }) => `    server ${name} ${address}`).join('\n')}
`

export const nginxFile = (): string => `${MADE}# Below /etc/nginx/conf.d. Set TRUST_PROXY=1.
upstream shop {
    least_conn;
${processes.map(({ address }) => `    server ${address} max_fails=2 fail_timeout=5s;`).join('\n')}
    keepalive 64;
    keepalive_timeout ${idleSeconds}s;
}

server {
    listen 80;
    server_name ${hostName};
    return 308 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    server_name ${hostName};
    ssl_certificate /etc/nginx/shop.crt;
    ssl_certificate_key /etc/nginx/shop.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_tickets off;
    client_max_body_size ${maxBodyMb}m;
    client_header_timeout 10s;
    client_body_timeout 30s;

    # For operators, inside.
    location = /metrics {
        return 404;
    }

    location / {
        proxy_pass http://shop;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        # The shop reads it from its end, as far as TRUST_PROXY reaches.
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_connect_timeout 2s;
        proxy_read_timeout ${requestSeconds}s;
        proxy_send_timeout ${requestSeconds}s;
        # A request that may have changed something is not sent twice.
        proxy_next_upstream error timeout;
        proxy_next_upstream_tries 2;
        # Documents and live views go on as they come.
        proxy_buffering off;
    }
}
`
