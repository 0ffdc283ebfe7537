/** In the head of every document of a shop that has a tag container. */
export const TAG_CONTAINER_META = 'tag-container'
export const TAG_CONTAINER_ID = /^GTM-[A-Z0-9]{4,12}$/
