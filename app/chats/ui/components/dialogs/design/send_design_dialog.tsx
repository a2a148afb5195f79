import { router } from '@inertiajs/react'
import { Dialog } from '#app/kit/overlay/dialog'
import { Field } from '#app/kit/form/field'
import { Photo } from '#app/kit/media/photo'
import { ChatChoice } from '#app/chats/ui/components/dialogs/design/chat_choice'
import { PeoplePicker } from '#app/chats/ui/components/dialogs/people_picker'
import type { DesignCard } from '#app/chats/ui/state/types'

interface SendDesignDialogProps {
  design: DesignCard
  onChat: (chatId: number) => void
  onClose: () => void
}

export function SendDesignDialog({ design, onChat, onClose }: SendDesignDialogProps) {
  return (
    <Dialog
      title="Send a design"
      description="Everyone in the conversation will see it and the original photo, even if it’s private."
      size="sm"
      isOpen
      onOpenChange={onClose}
    >
      <div className="mb-5 flex items-center gap-4">
        <span className="w-24 shrink-0">
          <Photo image={design.image} sizes="96px" alt="" className="rounded-2" />
        </span>
        <span className="min-w-0">
          <span className="display block truncate text-18">{design.title}</span>
          <span className="block truncate text-13 text-muted">{design.details.join(' · ')}</span>
        </span>
      </div>
      <ChatChoice onPick={onChat} />
      <Field label="Or find someone">
        <PeoplePicker
          chosen={[]}
          onChange={([person]) => {
            if (person) router.visit(`/chats?to=${person.id}&design=${design.id}`)
          }}
        />
      </Field>
    </Dialog>
  )
}
