import { lazyPart } from '#app/kit/offline/lazy_part'
import { useState, useId, type ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { Hash, Plus, Search, Settings2, type LucideIcon } from 'lucide-react'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import { chatsIn } from '#app/chats/ui/chat_list'
import type { Preferences } from '#app/chats/ui/chat_preferences_dialog'
import type { Chat, Folder } from '#app/chats/ui/chat_types'
import { FolderPanel } from '#app/chats/ui/folder_panel'
import { IconButton } from '#app/kit/button/icon_button'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { TabList, type Tab } from '#app/kit/tabs/tab_list'

const loadNewChat = () => import('#app/chats/ui/new_chat_dialog')
const NewChatDialog = lazyPart(async () => ({ default: (await loadNewChat()).NewChatDialog }))
const loadPreferences = () => import('#app/chats/ui/chat_preferences_dialog')
const PreferencesDialog = lazyPart(async () => ({
  default: (await loadPreferences()).ChatPreferencesDialog,
}))

interface SidebarProps {
  folder: Folder
  openId: number | null
  preferences: Preferences
  onFolder: (folder: Folder) => void
  onOpen: (chat: Chat) => void
  onStarted: (chatId: number) => void
}

export function Sidebar({ folder, openId, preferences, ...on }: SidebarProps) {
  const [dialog, setDialog] = useState<'new' | 'preferences' | null>(null)
  const [known, setKnown] = useState(preferences)
  const closeUnless = (isOpen: boolean) => !isOpen && setDialog(null)

  return (
    <>
      <header className="flex items-center justify-between gap-3 px-5 pt-5 pb-2 md:px-6 md:pt-7">
        <h1 className="text-28">Chats</h1>
        <div className="flex items-center">
          <IconLink href="/messages" label="Search messages" icon={Search} />
          <IconLink href="/channels" label="Channels" icon={Hash} />
          <IconButton
            icon={Settings2}
            label="Chat settings"
            onClick={() => setDialog('preferences')}
          />
          <IconButton
            icon={Plus}
            label="New message"
            variant="line"
            onClick={() => setDialog('new')}
          />
        </div>
      </header>
      <FolderTabs folder={folder} onChange={on.onFolder}>
        <FolderPanel
          folder={folder}
          openId={openId}
          onOpen={on.onOpen}
          onNew={() => setDialog('new')}
        />
      </FolderTabs>
      <OverlayHost isOpen={dialog === 'new'} onOpenChange={closeUnless} preload={loadNewChat}>
        {(state) => (
          <NewChatDialog
            {...state}
            onStarted={(chatId) => {
              setDialog(null)
              on.onStarted(chatId)
            }}
          />
        )}
      </OverlayHost>
      <OverlayHost
        isOpen={dialog === 'preferences'}
        onOpenChange={closeUnless}
        preload={loadPreferences}
      >
        {(state) => <PreferencesDialog {...state} preferences={known} onChange={setKnown} />}
      </OverlayHost>
    </>
  )
}

interface IconLinkProps {
  href: string
  label: string
  icon: LucideIcon
}

function IconLink({ href, label, icon: Icon }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Link
        href={href}
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center rounded-2 text-muted hover:bg-raised hover:text-ink"
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden />
      </Link>
    </Tooltip>
  )
}

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

function FolderTabs({ folder, onChange, children }: FolderTabsProps) {
  const id = useId()
  const { list } = useChatSession()
  const state = useChatStore(list)
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
