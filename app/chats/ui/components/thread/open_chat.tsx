import { useCallback, useEffect, useState } from 'react'
import { FailureState } from '#app/kit/list/failure_state'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'
import { ThreadPane } from '#app/chats/ui/components/thread/thread_pane'
import { ThreadSkeleton } from '#app/chats/ui/components/thread/thread_skeleton'

interface OpenChatProps {
  chatId: number
  messageId: number | null
  onBack: () => void
  onAccepted: () => void
  onGone: () => void
}

/** Fetches the chat if the list does not hold it. */
export function OpenChat({ chatId, ...rest }: OpenChatProps) {
  const { list } = useChatSession()
  const chat = useStore(list).chats.get(chatId)
  const [failure, setFailure] = useState<string | null>(null)

  const find = useCallback(() => {
    list.find(chatId).then(
      () => setFailure(null),
      (error: unknown) => setFailure(sentenceOf(error))
    )
  }, [list, chatId])
  const isMissing = chat === undefined
  useEffect(() => {
    // An earlier list request may have removed it again.
    if (isMissing) find()
  }, [isMissing, find])

  if (chat) return <ThreadPane key={chatId} chat={chat} {...rest} />
  if (failure) return <FailureState message={failure} onRetry={find} />
  return <ThreadSkeleton />
}
