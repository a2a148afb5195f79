import { LogOut } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { chatApi } from '#app/chats/ui/chat_api'
import { useCall } from '#app/kit/calls/use_call'

interface LeaveButtonProps {
  chat: Data.Chats.Chat
  onLeft: () => void
}

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
        confirmLabel={isChannel ? 'Leave channel' : 'Leave group'}
        onConfirm={() => void leave()}
        trigger={
          <Button icon={LogOut} isLoading={isRunning}>
            Leave
          </Button>
        }
      >
        {isChannel
          ? 'You’ll stop getting its messages. You can rejoin anytime.'
          : 'You’ll stop getting its messages. Someone in the group has to add you back.'}
      </ConfirmDialog>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
