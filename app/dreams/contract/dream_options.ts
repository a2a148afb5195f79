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
