export const DREAM_VISIBILITIES = ['private', 'link', 'public'] as const
export type DreamVisibility = (typeof DREAM_VISIBILITIES)[number]

/** Boards of one’s own, others one is a member of, and public ones of others. */
export const DREAM_LISTS = ['own', 'shared', 'public'] as const
export type DreamList = (typeof DREAM_LISTS)[number]

export const ITEM_KINDS = ['wish', 'note', 'image', 'design', 'property'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Notification types. */
export const DREAM_INVITATION = 'dream_invitation'
export const DREAM_MEMBER = 'dream_member'
export const DREAM_MATCHES = 'dream_matches'

export const MAX_DREAMS_PER_PERSON = 50
export const MAX_ITEMS_PER_DREAM = 300
export const MAX_MEMBERS_PER_DREAM = 20
export const MAX_INVITATIONS_PER_DREAM = 20
export const MAX_TITLE_CHARACTERS = 80
export const MAX_DREAM_DESCRIPTION_CHARACTERS = 1000
export const MAX_ITEM_CHARACTERS = 2000
export const MAX_URL_CHARACTERS = 2000
export const DREAM_INVITATION_DAYS = 30
/** of a board in a list */
export const PREVIEWED_ITEMS = 6
/** between two notices of new matches */
export const DAYS_BETWEEN_MATCHES = 7
export const MAX_PREVIEW_PICTURE_BYTES = 8 * 1024 * 1024

export const dreamChannel = (id: number) => `private-dream.${id}`

export const dreamPresence = (id: number) => `presence-dream.${id}`
