import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One build for all brands, apart from those of the shops: which brand it works for, the server says. */
export default defineConfig({
  root: here('.'),
  base: '/studio/',
  plugins: [react()],
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    outDir: here('../../dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // For people at work, who load it once: the shop's pages have none of it.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
