export const MAX_MESSAGE_CHARACTERS = 10_000
export const MAX_ATTACHMENTS = 10
export const MAX_EDIT_MINUTES = 15
export const MAX_DELETE_HOURS = 48
