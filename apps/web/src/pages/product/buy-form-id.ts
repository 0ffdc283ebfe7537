/** The form of the page's own button: the fields around it belong to it by this name. */
export const BUY_FORM_ID = 'buy-form'
