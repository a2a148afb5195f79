import type { ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { ChatAvatar } from '#app/chats/ui/chat_avatar'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import { chatsIn } from '#app/chats/ui/chat_list'
import type { DesignCard, SpotCard } from '#app/chats/ui/chat_types'
import { chatTitle } from '#app/chats/ui/chat_words'
import { PeoplePicker } from '#app/chats/ui/people_picker'
import { Field } from '#app/kit/form/field'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'

interface Sending {
  onChat: (chatId: number) => void
  onClose: () => void
}

export function SendDesignDialog({ design, ...sending }: Sending & { design: DesignCard }) {
  return (
    <SendDialog
      {...sending}
      title="Send a design"
      description="Everyone in the conversation will see it and the original photo, even if it’s private."
      query={`design=${design.id}`}
    >
      <span className="w-24 shrink-0">
        <Photo image={design.image} sizes="96px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0">
        <span dir="auto" className="display block truncate text-18">
          {design.title}
        </span>
        <span className="block truncate text-13 text-muted">{design.details.join(' · ')}</span>
      </span>
    </SendDialog>
  )
}

export function SendSpotDialog({ spot, ...sending }: Sending & { spot: SpotCard }) {
  return (
    <SendDialog {...sending} title="Send a spot" query={`spot=${spot.id}`}>
      <span className="w-16 shrink-0">
        <Photo image={spot.cover} ratio="9/16" sizes="64px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0">
        <span dir="auto" className="display line-clamp-2 text-18">
          {spot.title}
        </span>
        <span className="block truncate text-13 text-muted">{spot.author_name}</span>
      </span>
    </SendDialog>
  )
}

interface SendDialogProps extends Sending {
  title: string
  description?: string
  /** what is sent, as a new conversation’s address names it */
  query: string
  /** what is sent, as a picture and words side by side */
  children: ReactNode
}

function SendDialog({ title, description, query, onChat, onClose, children }: SendDialogProps) {
  return (
    <Dialog title={title} description={description} size="sm" isOpen onOpenChange={onClose}>
      <div className="mb-5 flex items-center gap-4">{children}</div>
      <ChatChoice onPick={onChat} />
      <Field label="Or find someone">
        <PeoplePicker
          chosen={[]}
          onChange={([person]) => {
            if (person) router.visit(`/chats?to=${person.id}&${query}`)
          }}
        />
      </Field>
    </Dialog>
  )
}

const MAX_LISTED_CHATS = 8

/** The most recent chats. */
function ChatChoice({ onPick }: { onPick: (chatId: number) => void }) {
  const { list, userId } = useChatSession()
  const chats = chatsIn(useChatStore(list), 'chats').slice(0, MAX_LISTED_CHATS)
  if (!chats.length) return null

  return (
    <ul aria-label="Your conversations" className="mb-6 max-h-64 overflow-y-auto">
      {chats.map((chat) => (
        <li key={chat.id}>
          <button
            type="button"
            onClick={() => onPick(chat.id)}
            className="-mx-3 flex w-[calc(100%+24px)] items-center gap-3.5 rounded-6 px-3 py-2 text-left -outline-offset-2 hover:bg-raised"
          >
            <ChatAvatar chat={chat} size="md" />
            <span className="min-w-0 flex-1 truncate">{chatTitle(chat, userId)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
