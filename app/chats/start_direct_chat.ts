import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import User from '#app/accounts/user'
import Chat, { type ChatActor } from '#app/chats/chat'
import ChatChanged from '#app/chats/chat_changed'
import { lockChat, lockMembership } from '#app/chats/chat_locks'
import ChatMember from '#app/chats/chat_member'
import { listAudience } from '#app/chats/members/find_members'
import { withdrawRequestNotice } from '#app/chats/requests/announce_request'
import { fieldErrors } from '#app/common/http/field_errors'
import { afterCommit } from '#app/kernel/database/transaction'
import { isFollowing } from '#app/profiles/following/find_follows'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import { areTeammates } from '#app/teams/find_teams'

const NOBODY = 'We can’t find that person.'

interface NewDirectChat {
  otherId: number
  /** the listing it is about */
  propertyId?: number | null
}

/**
 * Opens the direct chat of two people, or creates it. The first message is a request unless the
 * recipient accepts messages from people they know; opening a chat requested by the other person
 * accepts it.
 * @throws E_VALIDATION_ERROR on `user_ids`, `property_id`
 */
export async function startDirectChat(
  { user: starter, trx, socketId }: ChatActor,
  { otherId, propertyId = null }: NewDirectChat
): Promise<ChatMember> {
  if (otherId === starter.id) throw fieldErrors({ user_ids: 'Choose someone other than yourself.' })
  if (!(await User.find(otherId, { client: trx }))) {
    throw fieldErrors({ user_ids: NOBODY })
  }
  if (propertyId && !(await listListedProperties([propertyId], trx)).size) {
    throw fieldErrors({ property_id: 'That listing isn’t public.' })
  }
  const directKey = Chat.directKey(starter.id, otherId)
  const created = await createChat(starter, directKey, propertyId, trx)
  if (created) await addBothPeople(created, starter.id, otherId, trx)
  else await reopenChat(directKey, starter.id, trx)
  // After the insert, which waits for a block in progress.
  if (created && (await isHiddenFrom(starter.id, otherId, trx))) {
    throw fieldErrors({ user_ids: NOBODY })
  }

  const chat = await Chat.findByOrFail('direct_key', directKey, { client: trx })
  if (!created) {
    await withdrawRequestNotice({ trx }, { userId: starter.id, chatId: chat.id }, otherId)
  }
  const told = new Set([starter.id, ...(await listAudience(chat.id, trx))])
  afterCommit(trx, () => ChatChanged.dispatch(chat.id, [...told], created !== null, socketId))
  return lockMembership(chat.id, starter.id, trx)
}

/** @returns its id; null if it exists or is being created concurrently */
async function createChat(
  starter: User,
  directKey: string,
  propertyId: number | null,
  trx: TransactionClientContract
): Promise<number | null> {
  const [row]: { id: number }[] = await trx
    .knexQuery()
    .table('chats')
    .insert({
      type: 'direct',
      direct_key: directKey,
      created_by_user_id: starter.id,
      property_id: propertyId,
    })
    .onConflict('direct_key')
    .ignore()
    .returning('id')
  return row?.id ?? null
}

async function addBothPeople(
  chatId: number,
  starterId: number,
  otherId: number,
  trx: TransactionClientContract
) {
  const state = (await mayMessageDirectly(starterId, otherId, trx)) ? 'normal' : 'requested'
  await ChatMember.createMany(
    [
      { chatId, userId: starterId, isChannel: false, state: 'normal' },
      { chatId, userId: otherId, isChannel: false, state },
    ],
    { client: trx }
  )
}

async function reopenChat(directKey: string, starterId: number, trx: TransactionClientContract) {
  const { id } = await Chat.findByOrFail('direct_key', directKey, { client: trx })
  await lockChat(id, trx)
  await ChatMember.query({ client: trx })
    .where({ chat_id: id, user_id: starterId })
    .update({ state: 'normal', is_hidden: false, declined_at: null })
}

/** Whether the recipient accepts messages from people they know, and knows the sender. */
async function mayMessageDirectly(
  senderId: number,
  recipientId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const preferences: { accepts_known_people: boolean } | null = await trx
    .from('chat_preferences')
    .where('user_id', recipientId)
    .select('accepts_known_people')
    .first()
  if (!preferences?.accepts_known_people) return false
  return (
    (await isFollowing(recipientId, senderId, trx)) ||
    (await areTeammates(recipientId, senderId, trx))
  )
}
