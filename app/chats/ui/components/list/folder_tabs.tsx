import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { moveAmongTabs } from '#app/common/ui/kit/tab_keys'
import { chatsIn } from '#app/chats/ui/state/chat_list'
import type { Folder } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'

const TABS: readonly { folder: Folder; label: string }[] = [
  { folder: 'chats', label: 'Chats' },
  { folder: 'muted', label: 'Muted' },
  { folder: 'blocked', label: 'Blocked' },
  { folder: 'requested', label: 'Requested' },
]

interface FolderTabsProps {
  folder: Folder
  onChange: (folder: Folder) => void
  children: ReactNode
}

/** The four folders; how many ask to talk stands beside the last. */
export function FolderTabs({ folder, onChange, children }: FolderTabsProps) {
  const id = useId()
  const { list } = useChatSession()
  const state = useStore(list)
  const requests = chatsIn(state, 'requested').length
  const count = state.folders.requested.hasMore ? `${requests}+` : String(requests)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveAmongTabs(event)
    if (next !== null) onChange(TABS[next].folder)
  }

  return (
    <>
      <div
        role="tablist"
        aria-label="Which conversations"
        onKeyDown={onKeyDown}
        className="flex shrink-0 gap-5 overflow-x-auto border-b border-line px-5 [scrollbar-width:none] md:gap-4 md:px-6 lg:gap-5"
      >
        {TABS.map(({ folder: value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === folder}
            aria-controls={`${id}-panel`}
            tabIndex={value === folder ? 0 : -1}
            onClick={() => onChange(value)}
            className="min-h-11 shrink-0 border-b border-transparent text-15 text-muted -outline-offset-2 select-none hover:text-ink aria-selected:border-brass aria-selected:font-medium aria-selected:text-ink md:max-lg:text-13"
          >
            {label}
            {value === 'requested' && requests > 0 && (
              <span className="num text-brass"> {count}</span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${folder}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {children}
      </div>
    </>
  )
}
