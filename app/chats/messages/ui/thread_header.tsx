import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import {
  ArrowLeft,
  Bell,
  BellOff,
  Ellipsis,
  Flag,
  Search,
  ShieldOff,
  Trash2,
  Users,
} from 'lucide-react'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { PersonLink } from '#app/kit/display/person_link'
import { IconButton } from '#app/kit/button/icon_button'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { ReportDialog } from '#app/moderation/ui/report_dialog'
import { partnerOf, chatTitle } from '#app/chats/ui/chat_words'
import type { Chat } from '#app/chats/ui/chat_types'
import { useChatActions } from '#app/chats/ui/use_chat_actions'
import { useChatSession } from '#app/chats/ui/chat_context'
import { ChatAvatar } from '#app/chats/ui/chat_avatar'
import { PresenceWords } from '#app/chats/presence/ui/presence_words'

const GroupDialog = lazyPart(async () => ({
  default: (await import('#app/chats/members/ui/group_dialog')).GroupDialog,
}))

interface ThreadHeaderProps {
  chat: Chat
  /** ids of people who have this chat open */
  here: readonly number[]
  onBack: () => void
  onGone: () => void
}

export function ThreadHeader({ chat, here, onBack, onGone }: ThreadHeaderProps) {
  const session = useChatSession()
  const { userId, list } = session
  const actions = useChatActions()
  const [dialog, setDialog] = useState<'delete' | 'group' | 'report' | null>(null)
  const partner = partnerOf(chat, userId)
  const [settings] = chat.chat_settings
  const { is_muted: isMuted, is_blocked: isBlocked } = settings
  const isRequest = chat.folder === 'requested'
  const close = (isOpen: boolean) => !isOpen && setDialog(null)

  const quieter: MenuItem[] = [
    {
      label: isMuted ? 'Unmute' : 'Mute',
      icon: isMuted ? Bell : BellOff,
      onSelect: () => void actions.mute(chat, !isMuted),
    },
    {
      label: isBlocked ? 'Unblock' : 'Block',
      icon: ShieldOff,
      onSelect: () => void actions.block(chat, !isBlocked),
    },
  ]
  const groups: MenuItem[][] = [
    [
      ...(chat.type === 'direct'
        ? []
        : [{ label: 'Members and settings', icon: Users, onSelect: () => setDialog('group') }]),
      { label: 'Search messages', icon: Search, href: '/messages' },
    ],
    isRequest ? [] : quieter,
    [
      ...(partner ? [{ label: 'Report', icon: Flag, onSelect: () => setDialog('report') }] : []),
      {
        label: 'Delete chat',
        icon: Trash2,
        isDangerous: true,
        onSelect: () => setDialog('delete'),
      },
    ],
  ]

  return (
    <header className="flex items-center gap-3 border-b border-line px-3 py-3 md:px-8 md:py-4">
      <IconButton icon={ArrowLeft} label="Back to chats" className="md:hidden" onClick={onBack} />
      <ChatAvatar chat={chat} size="md" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-sans text-15 font-semibold tracking-normal">
          {partner ? <PersonLink person={partner} /> : chatTitle(chat, userId)}
        </h2>
        <PresenceWords chat={chat} here={here} />
      </div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="Chat options" />}
        groups={groups.filter((items) => items.length > 0)}
      />
      <ConfirmDialog
        title="Delete this chat?"
        confirmLabel="Delete chat"
        isOpen={dialog === 'delete'}
        onOpenChange={close}
        onConfirm={() => void actions.remove(chat).then((isGone) => isGone && onGone())}
      >
        This only deletes the chat for you. If someone writes again, it comes back without the
        earlier messages.
      </ConfirmDialog>
      <Suspense fallback={null}>
        {dialog === 'group' && (
          <GroupDialog
            chat={chat}
            isOpen
            onOpenChange={close}
            onChange={() => void list.renew(chat.id)}
            onLeft={(chatId) => {
              session.forget(chatId)
              onGone()
            }}
          />
        )}
      </Suspense>
      {partner && (
        <ReportDialog
          subjectType="user"
          subjectId={partner.id}
          name={partner.name}
          isOpen={dialog === 'report'}
          onOpenChange={close}
        />
      )}
    </header>
  )
}
