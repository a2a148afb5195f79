import type { Data } from '#data'

/** What a chat is called by the one who looks: a direct one after whom it is with. */
export function chatTitle({ type, name, users }: Data.Chats.Chat, ownId: number): string {
  if (type !== 'direct') return name ?? ''
  return users.find(({ id }) => id !== ownId)?.name ?? 'Somebody who left vesta'
}
