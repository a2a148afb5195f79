import type { Data } from '#data'

export type Chat = Data.Chats.Chat
export type Message = Data.Chats.Message
export type Attachment = Message['attachments'][number]
export type Folder = NonNullable<Chat['folder']>
export type UserCard = Data.Accounts.UserCard
export type PropertyCard = Data.Properties.Property.Variants['toCard']
export type ReadPosition = Chat['reads'][number]

/** Whom somebody is about to write to for the first time, and about which listing. */
export interface Introduction {
  user: UserCard
  property: PropertyCard | null
}
