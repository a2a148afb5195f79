import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import User, { type ActingUser } from '#app/accounts/user'
import type { ChatActor } from '#app/chats/chat'
import ChatChanged from '#app/chats/chat_changed'
import { chatLimits } from '#app/chats/chat_limits'
import { lockMembership, lockAdministered } from '#app/chats/chat_locks'
import ChatMember, { type MemberRole } from '#app/chats/chat_member'
import { chatPolicy } from '#app/chats/chat_policy'
import { listAudience } from '#app/chats/members/find_members'
import { endMembership } from '#app/chats/members/leave_chat'
import { postSystemMessage } from '#app/chats/messages/deliver_message'
import { reopenRequest } from '#app/chats/requests/announce_request'
import { fieldErrors } from '#app/common/http/field_errors'
import { countForAccount } from '#app/common/rate_limits/attempts'
import { afterCommit } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

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

/** @throws HttpError 429 if one of them was added too often by the same person lately */
export async function countInvitations(
  ctx: HttpContext,
  inviterId: number,
  invitedIds: readonly number[]
): Promise<void> {
  for (const id of new Set(invitedIds)) {
    await countForAccount(ctx, chatLimits.invite, `${inviterId} ${id}`)
  }
}

/** @throws HttpError 404, 403 unless `user` is an admin, 409 for the last admin */
export async function setMemberRole(
  { user: admin, trx, socketId }: ChatActor,
  chatId: number,
  userId: number,
  role: MemberRole
): Promise<ChatMember> {
  const own = await lockAdministered(chatId, admin, trx)
  const members = await ChatMember.query({ client: trx }).where({
    chat_id: chatId,
    state: 'normal',
  })
  const member = members.find((other) => other.userId === userId)
  if (!member) throw HttpError.notFound()
  const isLast = members.filter(({ isAdmin }) => isAdmin).length === 1 && member.isAdmin
  if (isLast && role !== 'admin')
    throw HttpError.conflict('A group needs at least one admin. Make someone else an admin first.')
  await member.useTransaction(trx).merge({ role }).save()
  const told = chatPolicy.listen(member) ? [admin.id, userId] : [admin.id]
  afterCommit(trx, () => ChatChanged.dispatch(chatId, told, false, socketId))
  return userId === admin.id ? own.merge({ role }) : own
}

/** @throws HttpError 404, 403 unless `user` is an admin */
export async function removeChatMember(
  { user: admin, trx, socketId }: ChatActor,
  chatId: number,
  userId: number
): Promise<ChatMember> {
  const own = await lockAdministered(chatId, admin, trx)
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: chatId, user_id: userId })
    .whereNot('state', 'left')
    .preload('chat')
    .preload('user')
    .first()
  if (!member || userId === admin.id) throw HttpError.notFound()
  const words = `${admin.name} removed ${member.user.name}.`
  await endMembership({ trx, socketId }, member, words)
  await own.chat.refresh()
  return own
}
