import { router } from '@inertiajs/react'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { Photo } from '#app/common/ui/kit/photo'
import { ChatChoice } from '#app/chats/ui/components/dialogs/design/chat_choice'
import { PeoplePicker } from '#app/chats/ui/components/dialogs/people_picker'
import type { DesignCard } from '#app/chats/ui/state/types'

interface SendDesignDialogProps {
  design: DesignCard
  /** one of one's chats was chosen */
  onChat: (chatId: number) => void
  onClose: () => void
}

/** Chooses where a design goes: one of one's conversations, or anybody. */
export function SendDesignDialog({ design, onChat, onClose }: SendDesignDialogProps) {
  return (
    <Dialog
      title="Send a design"
      description="Whoever is in the conversation sees it and its original, also when it is private."
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
      <Field label="Or to somebody">
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
