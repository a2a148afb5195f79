import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import ChatMember from '#app/chats/models/chat_member'
import { chatPolicy } from '#app/chats/policies/chat_policy'
import { lockMembership } from '#app/chats/members/models/lock_membership'
import { listAudience } from '#app/chats/messages/queries/list_audience'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { reopenRequest } from '#app/chats/requests/actions/reopen_request'
import { postSystemMessage } from '#app/chats/messages/actions/post_system_message'
import type { ChatActor } from '#app/chats/models/chat_actor'
import { afterCommit } from '#app/kernel/database/transaction'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** Each message updates a row per member, so groups stay small. */
const MAX_GROUP_MEMBERS = 256

/**
 * Adds people to a group; those who don't follow the inviter get a request.
 * @throws HttpError 404, 403; E_VALIDATION_ERROR on `user_ids`
 */
export async function addMembers(
  { user: inviter, trx, socketId }: ChatActor,
  chatId: number,
  userIds: number[]
): Promise<ChatMember> {
  const member = await lockMembership(chatId, inviter.id, trx)
  if (!chatPolicy.invite(member, member.chat)) {
    throw HttpError.forbidden('You can only add people to groups.')
  }
  const added = await inviteMembers({ user: inviter, trx }, chatId, userIds)
  if (!added.length) return member

  const names = added.map(({ name }) => name).join(', ')
  await postSystemMessage({ trx }, member.chat, `${inviter.name} added ${names}.`)
  const told = await listAudience(chatId, trx)
  afterCommit(trx, () => ChatChanged.dispatch(chatId, told, false, socketId))
  return lockMembership(chatId, inviter.id, trx)
}

/**
 * Silently re-invites a month after a decline. A block gives the same error as an unknown user.
 * @returns those who were not members before
 */
export async function inviteMembers(
  { user: inviter, trx }: ActingUser,
  chatId: number,
  userIds: number[]
): Promise<User[]> {
  const wanted = [...new Set(userIds)]
  const users = await User.query({ client: trx }).whereIn('id', wanted).orderBy('id')
  const hidden = new Set(await listHiddenUserIds(inviter.id, trx))
  if (users.length < wanted.length || users.some(({ id }) => hidden.has(id))) {
    throw fieldErrors({ user_ids: 'One of these people can’t be added.' })
  }
  const members = await ChatMember.query({ client: trx }).where('chat_id', chatId)
  const present = members.filter(({ state }) => state !== 'left')
  const presentIds = present.map(({ userId }) => userId)
  const added = users.filter(({ id }) => !presentIds.includes(id))
  if (present.length + added.length > MAX_GROUP_MEMBERS) {
    throw fieldErrors({ user_ids: `A group has at most ${MAX_GROUP_MEMBERS} people.` })
  }
  await insertMembers(chatId, inviter.id, added, trx)
  const asked = present.filter(({ userId }) => wanted.includes(userId))
  for (const member of asked) await reopenIfDeclined(member, trx)
  return added
}

async function reopenIfDeclined(member: ChatMember, trx: TransactionClientContract) {
  if (!(await reopenRequest({ trx }, member))) return
  const { chatId, userId } = member
  afterCommit(trx, () => ChatChanged.dispatch(chatId, [userId], true, null))
}

/** People who left don't see messages from while they were away. */
async function insertMembers(
  chatId: number,
  inviterId: number,
  added: User[],
  trx: TransactionClientContract
) {
  await trx.rawQuery(
    `insert into chat_members (chat_id, user_id, is_channel, state)
       select :chatId, added.id, false,
         case when follows.id is null then 'requested' else 'normal' end
       from unnest(:userIds::integer[]) added(id)
       left join follows on follows.follower_id = added.id and follows.followee_id = :inviterId
       order by added.id
       on conflict (chat_id, user_id) do update set
         state = excluded.state, role = 'member', is_hidden = false, unread_count = 0,
         cleared_message_id = coalesce((select last_message_id from chats where id = :chatId), 0)`,
    { chatId, inviterId, userIds: added.map(({ id }) => id) }
  )
}
