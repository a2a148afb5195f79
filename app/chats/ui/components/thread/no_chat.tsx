import { MessageCircle } from 'lucide-react'
import { EmptyState } from '#app/common/ui/kit/empty_state'

/** Beside the list while none is open. */
export function NoChat() {
  return (
    <div className="flex flex-1 items-center">
      <EmptyState icon={MessageCircle} title="Choose a conversation">
        What you write stays between you and those in it.
      </EmptyState>
    </div>
  )
}
