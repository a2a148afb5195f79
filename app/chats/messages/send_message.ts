import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import type Chat from '#app/chats/chat'
import type { ChatActor } from '#app/chats/chat'
import { lockChat } from '#app/chats/chat_locks'
import ChatMember from '#app/chats/chat_member'
import { authorizeWriting, maySendDesign } from '#app/chats/chat_policy'
import { deliverMessage } from '#app/chats/messages/deliver_message'
import { findMessageView, type MessageView } from '#app/chats/messages/list_message_views'
import Message, {
  cleanContent,
  typeOf,
  type AttachmentInput,
  type MessageInput,
  type StoredAttachment,
} from '#app/chats/messages/message'
import { announceChatRequest, reopenRequest } from '#app/chats/requests/announce_request'
import { fieldErrors } from '#app/common/http/field_errors'
import { MAX_MENTIONS, mentionsIn } from '#app/common/text/mentions'
import { findShowableDesigns } from '#app/designs/collection/list_designs'
import type { InTransaction } from '#app/kernel/database/transaction'
import { attachImages } from '#app/media/change_images'
import { notify } from '#app/notifications/notify'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import { listPublicSpots } from '#app/spots/list_spots'
import { listSendableVideos } from '#app/videos/find_videos'

/**
 * Sends a message. Repeating a `clientId` returns the first message. A message to someone who
 * declined is kept for its sender and reaches nobody.
 * @throws HttpError 404, 403, 429; E_VALIDATION_ERROR
 */
export async function sendMessage(
  { user: sender, trx, socketId }: ChatActor,
  chatId: number,
  input: MessageInput
): Promise<MessageView> {
  const chat = await lockChat(chatId, trx)
  const sent = await findSent(chat, sender, input.clientId, trx)
  if (sent) return findMessageView(sent, trx)

  const members = await listParticipants(chat, sender, trx)
  const own = authorizeWriting(chat, members, sender.id)
  const fields = await messageFields(own, sender, input, trx)
  for (const member of members) {
    const isReopened = await reopenRequest({ trx }, member)
    if (isReopened || chat.lastMessageId === null)
      await announceChatRequest({ trx }, member, sender)
  }
  const view = await deliverMessage({ trx, socketId }, chat, sender, fields)
  await tellMentionedInMessage({ trx }, chat, view.message)
  return view
}

function findSent(
  chat: Chat,
  sender: User,
  clientId: string | null | undefined,
  trx: TransactionClientContract
): Promise<Message | null> | null {
  if (!clientId) return null
  return Message.query({ client: trx })
    .where({ chat_id: chat.id, user_id: sender.id, client_id: clientId })
    .first()
}

/** Both people of a direct chat; otherwise only the sender. */
function listParticipants(
  chat: Chat,
  sender: User,
  trx: TransactionClientContract
): Promise<ChatMember[]> {
  const query = ChatMember.query({ client: trx }).where('chat_id', chat.id)
  return (chat.isDirect ? query : query.where('user_id', sender.id)).exec()
}

async function messageFields(
  own: ChatMember,
  sender: User,
  input: MessageInput,
  trx: TransactionClientContract
): Promise<Partial<Message>> {
  const content = cleanContent(input.content)
  const attachments = await attachToMessage({ user: sender, trx }, input.attachments ?? [])
  if (input.card) attachments.push({ kind: 'card', ...input.card })
  if (!content && !attachments.length) throw fieldErrors({ content: 'Write something first.' })
  const type = typeOf(attachments)
  if (input.type && input.type !== type) {
    throw fieldErrors({ type: `A message of that type needs something of it attached.` })
  }
  if (input.replyTo) await refuseForeignReply(own, input.replyTo, trx)
  return {
    type,
    content,
    attachments,
    clientId: input.clientId ?? null,
    replyToId: input.replyTo ?? null,
  }
}

/** A reply may only quote a message its sender can still see. */
async function refuseForeignReply(own: ChatMember, id: number, trx: TransactionClientContract) {
  const answered = await trx.from('messages').where({ id, chat_id: own.chatId }).first()
  if (!answered || !own.sees(id))
    throw fieldErrors({ reply_to: 'That message isn’t in this chat.' })
}

/**
 * Checks that the sender may share each attachment, and removes duplicates.
 * @throws E_VALIDATION_ERROR on `attachments`
 */
async function attachToMessage(
  { user: sender, trx }: ActingUser,
  inputs: AttachmentInput[]
): Promise<StoredAttachment[]> {
  const attached = eachOnce(inputs)
  const ids = (kind: AttachmentInput['kind']) =>
    attached.filter((input) => input.kind === kind).map(({ id }) => id)
  await attachImages({ user: sender, trx }, ids('image'))
  const listed = await listListedProperties(ids('property'), trx)
  if (ids('property').some((id) => !listed.has(id))) {
    throw fieldErrors({ attachments: 'That listing isn’t public.' })
  }
  const spots = await listPublicSpots(ids('spot'), trx, await listHiddenUserIds(sender.id, trx))
  if (ids('spot').some((id) => !spots.has(id))) {
    throw fieldErrors({ attachments: 'That spot isn’t public.' })
  }
  const videos = await listSendableVideos(ids('video'), trx)
  if (ids('video').some((id) => videos.get(id)?.userId !== sender.id)) {
    throw fieldErrors({ attachments: 'You can only send your own videos.' })
  }
  await refuseForeignDesigns(ids('design'), sender, trx)
  return attached
}

async function refuseForeignDesigns(ids: number[], sender: User, trx: TransactionClientContract) {
  const designs = await findShowableDesigns(ids, trx)
  for (const id of ids) {
    const design = designs.get(id)
    if (design && maySendDesign(design, sender.id)) continue
    throw fieldErrors({ attachments: 'You can only send your own designs.' })
  }
}

function eachOnce(inputs: AttachmentInput[]): AttachmentInput[] {
  const named = inputs.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }] as const)
  return [...new Map(named).values()]
}

interface MentionedRow {
  user_id: number
  is_muted: boolean
}

/**
 * Notifies the members of a group or channel whom a message mentions, even if they muted it. Groups
 * that aren't muted push every message already, so the mention isn't pushed again.
 */
async function tellMentionedInMessage(
  { trx }: InTransaction,
  chat: Chat,
  { id, userId, content }: Message
): Promise<void> {
  const handles = new Set(mentionsIn(content).map(({ handle }) => handle))
  if (chat.isDirect || !userId || !handles.size) return
  const mentioned: MentionedRow[] = await trx
    .from('chat_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ 'm.chat_id': chat.id, 'm.state': 'normal', 'm.is_blocked': false })
    .whereIn('u.handle', [...handles])
    .whereNot('m.user_id', userId)
    .orderBy('m.user_id')
    .limit(MAX_MENTIONS)
    .select('m.user_id', 'm.is_muted')
  for (const { user_id: mentionedId, is_muted: isMuted } of mentioned) {
    const isPushedAnyway = !chat.isChannel && !isMuted
    await notify(
      { trx },
      {
        userId: mentionedId,
        kind: 'mention',
        actorId: userId,
        groupKey: `mention:${chat.id}`,
        words: { chat: chat.name ?? 'a group' },
        url: `/chats?chat=${chat.id}&message=${id}`,
        ...(isPushedAnyway && { channels: ['in_app', 'email'] }),
      }
    )
  }
}
