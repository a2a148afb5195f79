export const DREAM_VISIBILITIES = ['private', 'link', 'public'] as const
export type DreamVisibility = (typeof DREAM_VISIBILITIES)[number]

export const ITEM_KINDS = ['wish', 'note', 'image', 'design', 'property'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Notification types. */
export const DREAM_INVITATION = 'dream_invitation'
export const DREAM_MEMBER = 'dream_member'
export const DREAM_MATCHES = 'dream_matches'
