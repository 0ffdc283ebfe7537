export const FACTS_ID = 'product-facts'
