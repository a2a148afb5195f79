import { useState } from 'react'
import { lastId, type MessageLog } from '#app/chats/ui/state/message_log'

/** Other people's messages since the reader scrolled up. */
export function useNewsCount(messages: MessageLog, isAtEnd: boolean, userId: number): number {
  const [seenId, setSeenId] = useState(0)
  const newest = lastId(messages)
  if (isAtEnd && seenId !== newest) setSeenId(newest)
  return messages.filter(({ id, user_id: author }) => id > seenId && author !== userId).length
}
