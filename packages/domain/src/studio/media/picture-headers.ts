/** What is sent beside the bytes, each encoded as in an address: headers stay out of logs. */
export const PICTURE_NAME_HEADER = 'x-picture-name'
export const PICTURE_FOLDER_HEADER = 'x-picture-folder'
export const PICTURE_REASON_HEADER = 'x-picture-reason'
/** The bytes themselves: a browser's word on their kind is not asked for. */
export const PICTURE_CONTENT_TYPE = 'application/octet-stream'
