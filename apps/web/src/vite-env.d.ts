/// <reference types="vite/client" />
declare module '#brand' {
  export const storefront: import('../../../packages/brands/src/storefront.ts').Storefront
  export const documentHead: import('../../../packages/brands/src/storefront.ts').DocumentHead
}
