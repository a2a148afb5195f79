/** Of homes, designs and chats each; the offline page shows no more. */
export const MAX_SEEN_PER_KIND = 12
/** Messages of a chat, paragraphs of a description. */
export const MAX_SEEN_LINES = 20
export const MAX_SEEN_LINE_CHARACTERS = 600
/** Wide enough for a phone. */
export const MIN_SEEN_PICTURE_PX = 640
