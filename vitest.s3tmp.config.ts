import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { include: ['apps/server/src/**/*.test.ts'], globalSetup: './s3tmp-setup.ts', testTimeout: 60000, hookTimeout: 120000, css: false } })
