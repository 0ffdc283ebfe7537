/** Id of the page's buy form, for fields outside of it. */
export const BUY_FORM_ID = 'buy-form'
