import { Menu } from '@base-ui/react/menu'
import { Copy, Ellipsis, Flag, Pencil, Reply, Trash2, type LucideIcon } from 'lucide-react'
import { POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'
import { MAX_DELETE_HOURS, MAX_EDIT_MINUTES } from '#app/chats/chat_limits'
import type { Message } from '#app/chats/ui/chat_types'

export type MessageAction = 'reply' | 'copy' | 'edit' | 'delete' | 'report'

const EMOJI = ['👍', '❤️', '😂', '😮', '😢', '🙏']
const ROWS: Record<MessageAction, { label: string; icon: LucideIcon }> = {
  reply: { label: 'Reply', icon: Reply },
  copy: { label: 'Copy', icon: Copy },
  edit: { label: 'Edit', icon: Pencil },
  delete: { label: 'Delete', icon: Trash2 },
  report: { label: 'Report', icon: Flag },
}

const MAX_EDIT_MS = MAX_EDIT_MINUTES * 60 * 1000
const MAX_DELETE_MS = MAX_DELETE_HOURS * 60 * 60 * 1000

interface MessageMenuProps {
  message: Message
  isOwn: boolean
  mayWrite: boolean
  /** the author's name is above the message */
  isBelowName: boolean
  onAction: (action: MessageAction) => void
  onReact: (emoji: string) => void
}

export function MessageMenu({ message, isOwn, mayWrite, isBelowName, ...on }: MessageMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label="Message options"
        className={`relative grid size-9 shrink-0 place-items-center rounded-full text-muted opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 before:absolute before:-inset-1 hover:bg-raised hover:text-ink focus-visible:opacity-100 data-popup-open:opacity-100 [@media(hover:none)]:opacity-70 ${isBelowName ? 'mt-7' : 'mt-1'}`}
      >
        <Ellipsis size={18} strokeWidth={1.5} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align={isOwn ? 'end' : 'start'} className="z-50">
          <Menu.Popup className={`${POPUP} min-w-48 p-1.5`}>
            {mayWrite && (
              <div className="mb-1.5 flex gap-0.5 border-b border-line pb-1.5">
                {EMOJI.map((emoji) => (
                  <Menu.Item
                    key={emoji}
                    aria-label={`React with ${emoji}`}
                    onClick={() => on.onReact(emoji)}
                    className="grid size-10 cursor-default place-items-center rounded-2 text-18 outline-none select-none data-highlighted:bg-raised"
                  >
                    {emoji}
                  </Menu.Item>
                ))}
              </div>
            )}
            {actionsOn(message, isOwn, mayWrite).map((action) => {
              const { label, icon: Icon } = ROWS[action]
              return (
                <Menu.Item
                  key={action}
                  onClick={() => on.onAction(action)}
                  className={`${POPUP_ROW} ${action === 'delete' ? 'text-danger' : ''}`}
                >
                  <Icon size={18} strokeWidth={1.5} aria-hidden />
                  {label}
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Offers only what the server would still accept. */
function actionsOn(message: Message, isOwn: boolean, mayWrite: boolean): MessageAction[] {
  const age = Date.now() - Date.parse(message.created_at)
  return [
    ...(mayWrite ? (['reply'] as const) : []),
    ...(message.content ? (['copy'] as const) : []),
    ...(isOwn && mayWrite && age < MAX_EDIT_MS ? (['edit'] as const) : []),
    ...(isOwn && age < MAX_DELETE_MS ? (['delete'] as const) : []),
    ...(isOwn ? [] : (['report'] as const)),
  ]
}
