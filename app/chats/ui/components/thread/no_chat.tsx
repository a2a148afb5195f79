import { MessageCircle } from 'lucide-react'
import { EmptyState } from '#app/kit/list/empty_state'

export function NoChat() {
  return (
    <div className="flex flex-1 items-center">
      <EmptyState icon={MessageCircle} title="Select a chat">
        Messages stay between you and the people in the chat.
      </EmptyState>
    </div>
  )
}
