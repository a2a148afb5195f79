import { DateTime } from 'luxon'
import type Chat from '#app/chats/models/chat'
import type ChatMember from '#app/chats/models/chat_member'
import { HttpError } from '#app/core/exceptions/http_error'

/** For so long somebody who declined is not asked again. */
const DECLINE_HOLDS_DAYS = 30

/** Who may do what in a chat that is there for them. */
export const chatPolicy = {
  /** Whether what happens there reaches them at once. */
  listen: (member: ChatMember) => member.isPresent && member.isListening,

  /** Whether the others see that they are there: not before they accepted. */
  beSeen: (member: ChatMember) =>
    member.isPresent && member.state === 'normal' && !member.isBlocked,

  /** Name, members, slow mode. */
  administer: (member: ChatMember, chat: Chat) => !chat.isDirect && member.isAdmin,

  invite: (member: ChatMember, chat: Chat) => chat.type === 'group' && member.state === 'normal',

  answerRequest: (member: ChatMember) => member.state === 'requested',

  /** Whether a request that they declined may come once more. */
  askAgain: ({ state, declinedAt, isBlocked }: ChatMember) =>
    state === 'declined' &&
    !isBlocked &&
    declinedAt !== null &&
    declinedAt < DateTime.now().minus({ days: DECLINE_HOLDS_DAYS }),
}

/**
 * Whether somebody may write. What another person has set for themselves is
 * told in neutral words only.
 *
 * @param members everybody in a direct chat, at least the sender otherwise
 * @returns the sender's side
 * @throws HttpError 404 where the chat is not theirs, 403, 429 in slow mode
 */
export function authorizeWriting(chat: Chat, members: ChatMember[], senderId: number): ChatMember {
  const sender = authorizeReacting(chat, members, senderId)
  refuseInSlowMode(chat, sender)
  return sender
}

/**
 * Whether somebody may answer with a reaction: who may write, slow mode or not.
 *
 * @throws HttpError 404, 403
 */
export function authorizeReacting(chat: Chat, members: ChatMember[], senderId: number): ChatMember {
  const sender = members.find(({ userId }) => userId === senderId)
  if (!sender || sender.state === 'declined') throw HttpError.notFound()
  if (sender.state === 'left' || sender.isHidden) {
    throw HttpError.forbidden('You have left this chat.')
  }
  if (sender.state === 'requested') {
    throw HttpError.forbidden('Accept the request before you answer.')
  }
  if (sender.isBlocked) throw HttpError.forbidden('Unblock this chat to write in it.')
  if (chat.isDirect && !members.some((other) => other !== sender && !other.isBlocked)) {
    throw HttpError.forbidden('You cannot write in this chat.')
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
