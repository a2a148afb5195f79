import type { Data } from '#data'

/** A direct chat is titled by the other person. */
export function chatTitle({ type, name, users }: Data.Chats.Chat, ownId: number): string {
  if (type !== 'direct') return name ?? ''
  return users.find(({ id }) => id !== ownId)?.name ?? 'Deleted account'
}
