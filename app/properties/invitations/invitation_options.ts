export const MAX_INVITATIONS_PER_LISTING = 50
export const MAX_INVITATION_LABEL_CHARACTERS = 60
/** days after which a link may end; without, it lasts until it's withdrawn */
export const INVITATION_DAYS = [7, 30, 90] as const

export type InvitationDays = (typeof INVITATION_DAYS)[number]
