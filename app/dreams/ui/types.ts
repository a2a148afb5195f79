import type { Data } from '#data'

export type Dream = Data.Dreams.Dream
export type Item = Data.Dreams.DreamItem
export type Invitation = Data.Dreams.DreamInvitation
export type Person = Data.Accounts.UserCard
