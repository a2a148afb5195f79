import { LogOut } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/common/ui/kit/button'
import { ConfirmDialog } from '#app/common/ui/kit/confirm_dialog'
import { chatApi } from '#app/chats/ui/chat_api'
import { useCall } from '#app/chats/ui/components/dialogs/use_call'

interface LeaveButtonProps {
  chat: Data.Chats.Chat
  onLeft: () => void
}

/** Leaves a group or a channel, once confirmed. */
export function LeaveButton({ chat, onLeft }: LeaveButtonProps) {
  const { run, isRunning, refusal } = useCall()
  const isChannel = chat.type === 'channel'

  const leave = async () => {
    const answer = await run(() => chatApi.leave(chat.id))
    if (answer) onLeft()
  }

  return (
    <div className="mr-auto flex flex-col gap-2">
      <ConfirmDialog
        title={`Leave ${chat.name}?`}
        confirmLabel={isChannel ? 'Leave the channel' : 'Leave the group'}
        onConfirm={() => void leave()}
        trigger={
          <Button icon={LogOut} isLoading={isRunning}>
            Leave
          </Button>
        }
      >
        {isChannel
          ? 'What is said there no longer reaches you. You can join again at any time.'
          : 'What is said there no longer reaches you. Somebody in it has to add you again.'}
      </ConfirmDialog>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
