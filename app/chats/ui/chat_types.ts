import type { Data } from '#data'
import type { PlayedVideo } from '#app/videos/playback/ui/player_types'
import type { Picture } from '#app/kit/media/picture'

export type Chat = Data.Chats.Chat
export type Message = Data.Chats.Messages.Message
export type Attachment = Message['attachments'][number]
export type LinkAttachment = Extract<Attachment, { kind: 'link' }>
/** The parts of an attachment needed to show it, sent or not. */
export type ShownAttachment =
  | { kind: 'image'; image: Picture }
  | { kind: 'video'; video: SentVideo | null }
  | { kind: 'property'; property: SentPropertyCard | null }
  | { kind: 'spot'; spot: SpotCard | null }
  | { kind: 'design'; design: DesignCard | null }
  | { kind: 'card'; card: MessageCard | null }
  | LinkAttachment
export type Folder = NonNullable<Chat['folder']>
export type UserCard = Data.Accounts.UserCard
/** The fields a listing's card in a chat shows. */
export type SentPropertyCard = Pick<
  Data.Properties.Property.Variants['toCard'],
  'id' | 'slug' | 'name' | 'offered_for' | 'price' | 'currency' | 'city' | 'featured_image'
>
/** A video as a message shows it. */
export type SentVideo = PlayedVideo & Pick<Data.Videos.Video, 'id' | 'status'>
export type SpotCard = Data.Spots.SpotCard
export type DesignCard = Data.Designs.Collection.DesignCard
export type MessageCard = Data.Chats.Messages.MessageCard
export type ReadPosition = Chat['reads'][number]

export type Introduction = Data.Chats.Requests.ChatIntroduction
