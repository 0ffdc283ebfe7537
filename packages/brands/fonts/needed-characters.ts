const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÉÈÊÓÔÀÁÜabcdefghijklmnopqrstuvwxyzæøåäöéèêóôàáü'
/** Intl groups Norwegian and Swedish thousands by a no-break space, and writes their minus as U+2212. */
const FIGURES = '0123456789 \u00a0.,:;-−+×/%½°€'
const PUNCTUATION = '!?&()\'"‘’‚“”„«»–—…·•'
const SIGNS = '@#*[]{}<>=_~^`\\|$£§©®™±¹²³¼¾‹›'
/** Latin-1: a customer's name and address are written in the text font, whatever language they come from. */
const LETTERS_OF_NAMES = 'ÂÃÇËÌÍÎÏÐÑÒÕÙÚÛÝÞßâãçëìíîïðñòõùúûýþÿŒœ'

/** No arrows and no soft hyphen: arrows are drawn icons, and browsers hyphenate with the plain hyphen. */
export const HEADING_CHARACTERS = LETTERS + FIGURES + PUNCTUATION + SIGNS
export const TEXT_CHARACTERS = HEADING_CHARACTERS + LETTERS_OF_NAMES
