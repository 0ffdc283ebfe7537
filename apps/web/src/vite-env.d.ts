/// <reference types="vite/client" />
declare module '#brand' {
  export const storefront: import('../../../packages/brands/src/storefront.ts').Storefront
}
