import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import User from '#app/accounts/user'
import Message, { type AttachedKind, type StoredAttachment } from '#app/chats/messages/message'
import { readCards, type MessageCard } from '#app/chats/messages/message_cards'
import type { PicturedDesign } from '#app/designs/design_pictures'
import { findShowableDesigns } from '#app/designs/collection/list_designs'
import Image, { loadedImage, type LoadedImage } from '#app/media/image'
import type { PropertyCardRow } from '#app/properties/property_row'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import type { SpotView } from '#app/spots/spot_view'
import { listPublicSpots } from '#app/spots/list_spots'
import type Video from '#app/videos/video'
import { listSendableVideos } from '#app/videos/find_videos'

export interface ReactionView {
  emoji: string
  userIds: number[]
}

/** A message with all it takes to show it; the same for all readers except hidden people. */
export interface MessageView {
  message: Message
  user: User | null
  replyTo: { message: Message; user: User | null } | null
  /** in order of first use */
  reactions: ReactionView[]
  images: Map<number, LoadedImage>
  /** without those that failed or were deleted */
  videos: Map<number, Video>
  /** without those unpublished since */
  properties: Map<number, PropertyCardRow>
  /** without those that are no longer public */
  spots: Map<number, SpotView>
  /** without those deleted or taken down */
  designs: Map<number, PicturedDesign>
  /** by `cardKey`, without those that are gone */
  cards: Map<string, MessageCard>
}

/**
 * A fixed number of queries, however many messages.
 * @param readerId leaves out cards of people they blocked or who blocked them
 */
export async function listMessageViews(
  messages: Message[],
  client?: TransactionClientContract,
  readerId: number | null = null
): Promise<MessageView[]> {
  const attachedCount = messages.reduce((sum, { attachments }) => sum + attachments.length, 0)
  const hiddenIds = attachedCount ? await listHiddenUserIds(readerId, client) : []
  const replies = await byId(idsOf(messages, 'replyToId'), (ids) =>
    Message.query({ client }).whereIn('id', ids)
  )
  const users = await byId(idsOf([...messages, ...replies.values()], 'userId'), (ids) =>
    User.query({ client }).whereIn('id', ids)
  )
  const images = await byId(attachedIds(messages, 'image'), async (ids) =>
    (await Image.query({ client }).whereIn('id', ids).preload('content')).map(loadedImage)
  )
  const videos = await listSendableVideos(attachedIds(messages, 'video'), client, hiddenIds)
  const properties = await listListedProperties(
    attachedIds(messages, 'property'),
    client,
    hiddenIds
  )
  const spots = await listPublicSpots(attachedIds(messages, 'spot'), client, hiddenIds)
  const designs = await findShowableDesigns(attachedIds(messages, 'design'), client, hiddenIds)
  const cards = await readCards(attachedCards(messages), client)
  const reactions = await readReactions(messages, client)

  return messages.map((message) => {
    const replyTo = replies.get(message.replyToId ?? 0)
    return {
      message,
      user: users.get(message.userId ?? 0) ?? null,
      replyTo: replyTo ? { message: replyTo, user: users.get(replyTo.userId ?? 0) ?? null } : null,
      reactions: reactions.get(message.id) ?? [],
      images,
      videos,
      properties,
      spots,
      designs,
      cards,
    }
  })
}

export async function findMessageView(
  message: Message,
  client?: TransactionClientContract
): Promise<MessageView> {
  const [view] = await listMessageViews([message], client)
  return view
}

export async function findNewMessageView(
  message: Message,
  user: User | null,
  trx: TransactionClientContract
): Promise<MessageView> {
  const { attachments, replyToId } = message
  if (attachments.length || replyToId) return findMessageView(message, trx)
  return {
    message,
    user,
    replyTo: null,
    reactions: [],
    images: new Map(),
    videos: new Map(),
    properties: new Map(),
    spots: new Map(),
    designs: new Map(),
    cards: new Map(),
  }
}

function idsOf(messages: Message[], column: 'userId' | 'replyToId'): number[] {
  return [...new Set(messages.flatMap((message) => message[column] ?? []))]
}

function attachedIds(messages: Message[], kind: AttachedKind): number[] {
  const isOfKind = (attachment: StoredAttachment) => attachment.kind === kind
  const attached = messages.flatMap(({ attachments }) => attachments.filter(isOfKind))
  return [...new Set(attached.flatMap((attachment) => ('id' in attachment ? attachment.id : [])))]
}

function attachedCards(messages: Message[]) {
  return messages.flatMap(({ attachments }) =>
    attachments.flatMap((attachment) => (attachment.kind === 'card' ? [attachment] : []))
  )
}

async function byId<Row extends { id: number }>(
  ids: number[],
  read: (ids: number[]) => PromiseLike<Row[]>
): Promise<Map<number, Row>> {
  if (!ids.length) return new Map()
  return new Map((await read(ids)).map((row) => [row.id, row]))
}

async function readReactions(
  messages: Message[],
  client?: TransactionClientContract
): Promise<Map<number, ReactionView[]>> {
  const reactions = new Map<number, ReactionView[]>()
  if (!messages.length) return reactions
  const rows = await (client ?? db)
    .from('message_reactions')
    .whereIn(
      'message_id',
      messages.map(({ id }) => id)
    )
    .orderBy('created_at')
    .orderBy('user_id')
  for (const { message_id: id, emoji, user_id: userId } of rows) {
    const given = reactions.get(id) ?? []
    const same = given.find((reaction) => reaction.emoji === emoji)
    if (same) same.userIds.push(userId)
    else given.push({ emoji, userIds: [userId] })
    reactions.set(id, given)
  }
  return reactions
}
