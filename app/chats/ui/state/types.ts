import type { Data } from '#data'
import type { Picture } from '#app/kit/media/picture'

export type Chat = Data.Chats.Chat
export type Message = Data.Chats.Message
export type Attachment = Message['attachments'][number]
export type LinkPreview = Extract<Attachment, { kind: 'link' }>
/** The parts of an attachment needed to show it, sent or not. */
export type ShownAttachment =
  | { kind: 'image'; image: Picture }
  | { kind: 'property'; property: PropertyCard | null }
  | { kind: 'design'; design: DesignCard | null }
  | LinkPreview
export type Folder = NonNullable<Chat['folder']>
export type UserCard = Data.Accounts.UserCard
/** The fields a listing's card in a chat shows. */
export type PropertyCard = Pick<
  Data.Properties.Property.Variants['toCard'],
  'id' | 'slug' | 'name' | 'price' | 'currency' | 'city' | 'featured_image'
>
export type DesignCard = Data.Designs.DesignCard
export type ReadPosition = Chat['reads'][number]

export type Introduction = Data.Chats.ChatIntroduction
