/** Tables and attributes, which even old mail programs render correctly. */
export const table = (attributes: string, content: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${content}</table>`

export const cell = (attributes: string, content: string) => `<td ${attributes}>${content}</td>`
export const row = (attributes: string, content: string) => `<tr>${cell(attributes, content)}</tr>`
export const div = (attributes: string, content: string) => `<div ${attributes}>${content}</div>`
