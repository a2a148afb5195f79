import { lazy, useState } from 'react'
import { Link } from '@inertiajs/react'
import { Hash, Plus, Search, Settings2, type LucideIcon } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { FolderPanel } from '#app/chats/ui/components/list/folder_panel'
import { FolderTabs } from '#app/chats/ui/components/list/folder_tabs'
import type { Preferences } from '#app/chats/ui/components/dialogs/chat_preferences_dialog'
import type { Chat, Folder } from '#app/chats/ui/state/types'

const loadNewChat = () => import('#app/chats/ui/components/dialogs/new_chat_dialog')
const NewChatDialog = lazy(async () => ({ default: (await loadNewChat()).NewChatDialog }))
const loadPreferences = () => import('#app/chats/ui/components/dialogs/chat_preferences_dialog')
const PreferencesDialog = lazy(async () => ({
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
