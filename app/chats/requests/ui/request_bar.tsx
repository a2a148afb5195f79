import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { firstName, partnerOf } from '#app/chats/ui/chat_words'
import type { Chat } from '#app/chats/ui/chat_types'
import { useChatActions } from '#app/chats/ui/use_chat_actions'
import { useChatSession } from '#app/chats/ui/chat_context'

interface RequestBarProps {
  chat: Chat
  onAccepted: () => void
  onGone: () => void
}

export function RequestBar({ chat, onAccepted, onGone }: RequestBarProps) {
  const { userId } = useChatSession()
  const actions = useChatActions()
  const [busy, setBusy] = useState<'accept' | 'decline' | 'block' | null>(null)
  const name = firstName(partnerOf(chat, userId)?.name ?? chat.name)

  const answer = async (accept: boolean) => {
    setBusy(accept ? 'accept' : 'decline')
    const isTaken = await actions.respond(chat, accept)
    setBusy(null)
    if (isTaken) (accept ? onAccepted : onGone)()
  }
  const block = async () => {
    setBusy('block')
    await actions.block(chat, true)
    setBusy(null)
  }

  return (
    <div className="border-t border-line px-5 py-4 text-center">
      <p className="text-13 text-muted">
        <bdi>{name}</bdi> won’t know you’ve read this. Accept to reply.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button isLoading={busy === 'block'} onClick={() => void block()}>
          Block
        </Button>
        <Button isLoading={busy === 'decline'} onClick={() => void answer(false)}>
          Decline
        </Button>
        <Button variant="primary" isLoading={busy === 'accept'} onClick={() => void answer(true)}>
          Accept
        </Button>
      </div>
    </div>
  )
}
