import { DateTime } from 'luxon'
import type Chat from '#app/chats/chat'
import type ChatMember from '#app/chats/chat_member'
import type Design from '#app/designs/design'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Days before someone who declined may be asked again. */
const DECLINE_HOLDS_DAYS = 30

export const chatPolicy = {
  listen: (member: ChatMember) => member.isPresent && member.isListening,

  /** Not before they accepted. */
  beSeen: (member: ChatMember) =>
    member.isPresent && member.state === 'normal' && !member.isBlocked,

  administer: (member: ChatMember, chat: Chat) => !chat.isDirect && member.isAdmin,

  invite: (member: ChatMember, chat: Chat) => chat.type === 'group' && member.state === 'normal',

  answerRequest: (member: ChatMember) => member.state === 'requested',

  askAgain: ({ state, declinedAt, isBlocked }: ChatMember) =>
    state === 'declined' &&
    !isBlocked &&
    declinedAt !== null &&
    declinedAt < DateTime.now().minus({ days: DECLINE_HOLDS_DAYS }),
}

/**
 * Returns the sender's membership. Errors never reveal the other person's settings.
 * @param members both people of a direct chat; otherwise at least the sender
 * @throws HttpError 404, 403, 429 in slow mode
 */
export function authorizeWriting(chat: Chat, members: ChatMember[], senderId: number): ChatMember {
  const sender = authorizeReacting(chat, members, senderId)
  refuseInSlowMode(chat, sender)
  return sender
}

/** Slow mode doesn't apply to reactions. @throws HttpError 404, 403 */
export function authorizeReacting(chat: Chat, members: ChatMember[], senderId: number): ChatMember {
  const sender = members.find(({ userId }) => userId === senderId)
  if (!sender || sender.state === 'declined') throw HttpError.notFound()
  if (sender.state === 'left' || sender.isHidden) {
    throw HttpError.forbidden('You’re no longer in this chat.')
  }
  if (sender.state === 'requested') {
    throw HttpError.forbidden('Accept the request to reply.')
  }
  if (sender.isBlocked) throw HttpError.forbidden('Unblock this chat to send messages.')
  if (chat.isDirect && !members.some((other) => other !== sender && !other.isBlocked)) {
    throw HttpError.forbidden('You can’t send messages in this chat.')
  }
  return sender
}

function refuseInSlowMode(chat: Chat, { wroteAt, isAdmin }: ChatMember): void {
  if (!chat.slowModeSeconds || !wroteAt || isAdmin) return
  const passed = -wroteAt.diffNow('seconds').seconds
  const left = Math.ceil(chat.slowModeSeconds - passed)
  if (left <= 0) return
  throw new HttpError(
    429,
    `Slow mode: write again in ${left} ${left === 1 ? 'second' : 'seconds'}.`,
    {
      'retry-after': String(left),
    }
  )
}

/** Owners may share a design; anyone may share a public one. */
export function maySendDesign(
  { userId, isPublic }: Pick<Design, 'userId' | 'isPublic'>,
  senderId: number | null
): boolean {
  return isPublic || userId === senderId
}
