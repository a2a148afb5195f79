import { useId, type ReactNode } from 'react'
import { TabList, type Tab } from '#app/kit/tabs/tab_list'
import { chatsIn } from '#app/chats/ui/state/chat_list'
import type { Folder } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'

const FOLDERS: readonly Tab<Folder>[] = [
  { value: 'chats', label: 'Chats' },
  { value: 'muted', label: 'Muted' },
  { value: 'blocked', label: 'Blocked' },
]

interface FolderTabsProps {
  folder: Folder
  onChange: (folder: Folder) => void
  children: ReactNode
}

export function FolderTabs({ folder, onChange, children }: FolderTabsProps) {
  const id = useId()
  const { list } = useChatSession()
  const state = useStore(list)
  const requests = chatsIn(state, 'requested').length
  const count = `${requests}${state.folders.requested.hasMore ? '+' : ''}`

  return (
    <>
      <TabList
        id={id}
        label="Chats"
        tabs={[
          ...FOLDERS,
          { value: 'requested', label: 'Requested', count: requests ? count : undefined },
        ]}
        value={folder}
        onChange={onChange}
        opensOnMove
        className="gap-5 px-5 md:gap-4 md:px-6 lg:gap-5"
        tabClassName="aria-selected:font-medium md:max-lg:text-13"
        countClassName="text-brass"
      />
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
