import type { ReactNode } from 'react'
import { Tabs } from '@base-ui/react/tabs'
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
  const { list } = useChatSession()
  const state = useStore(list)
  const requests = chatsIn(state, 'requested').length
  const count = state.folders.requested.hasMore ? `${requests}+` : String(requests)

  return (
    <Tabs.Root
      value={folder}
      onValueChange={(chosen: Folder) => onChange(chosen)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List
        aria-label="Which conversations"
        className="relative flex shrink-0 gap-5 md:max-lg:gap-4 overflow-x-auto border-b border-line px-5 [scrollbar-width:none] md:px-6"
      >
        {TABS.map(({ folder: value, label }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className="min-h-11 shrink-0 rounded-2 text-15 md:max-lg:text-13 text-muted -outline-offset-2 select-none hover:text-ink data-active:font-medium data-active:text-ink"
          >
            {label}
            {value === 'requested' && requests > 0 && (
              <span className="num text-brass"> {count}</span>
            )}
          </Tabs.Tab>
        ))}
        <Tabs.Indicator className="absolute bottom-0 left-0 h-px w-(--active-tab-width) translate-x-(--active-tab-left) bg-brass transition-transform duration-200 ease-out" />
      </Tabs.List>
      <Tabs.Panel value={folder} className="flex min-h-0 flex-1 flex-col -outline-offset-2">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
