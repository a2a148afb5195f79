import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import type { Data } from '#data'
import { countWords } from '#app/kit/display/count_words'
import { Button } from '#app/kit/button/button'
import { Dialog } from '#app/kit/overlay/dialog'
import { SectionHeading } from '#app/kit/display/section_heading'
import { AddPeople } from '#app/chats/ui/components/dialogs/group/add_people'
import { ChatSettingsForm } from '#app/chats/ui/components/dialogs/group/chat_settings_form'
import { LeaveButton } from '#app/chats/ui/components/dialogs/group/leave_button'
import { MemberList } from '#app/chats/ui/components/dialogs/group/member_list'
import { useMembers } from '#app/chats/ui/components/dialogs/group/use_members'
import { useOpenings } from '#app/chats/ui/components/dialogs/use_openings'

interface GroupDialogProps {
  /** a group or a channel */
  chat: Data.Chats.Chat
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** this tab gets no event about its own change */
  onChange?: (chat: Data.Chats.Chat) => void
  onLeft?: (chatId: number) => void
  /** opens on adding people */
  isAddingFirst?: boolean
}

export function GroupDialog(props: GroupDialogProps) {
  const openings = useOpenings(props.isOpen)
  if (!openings) return null
  return <OpenGroup key={openings} {...props} />
}

function OpenGroup({ chat: given, isAddingFirst = false, ...rest }: GroupDialogProps) {
  const { isOpen, onOpenChange, onChange, onLeft } = rest
  const [chat, setChat] = useState(given)
  const [isAdding, setAdding] = useState(isAddingFirst)
  const list = useMembers(chat.id)
  const isAdmin = chat.role === 'admin'
  const canAdd = chat.type === 'group' && chat.folder !== 'requested'

  const update = (changed: Data.Chats.Chat) => {
    setChat(changed)
    onChange?.(changed)
  }

  return (
    <Dialog
      title={chat.name ?? ''}
      description={describe(chat)}
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <LeaveButton
          chat={chat}
          onLeft={() => {
            onOpenChange(false)
            onLeft?.(chat.id)
          }}
        />
      }
    >
      {isAdding ? (
        <AddPeople
          chatId={chat.id}
          presentIds={list.members.map(({ user }) => user.id)}
          onCancel={() => setAdding(false)}
          onAdded={(changed) => {
            update(changed)
            setAdding(false)
            list.reload()
          }}
        />
      ) : (
        <div className="flex flex-col gap-8">
          {isAdmin ? (
            <ChatSettingsForm chat={chat} onChange={update} />
          ) : (
            chat.description && (
              <p dir="auto" className="break-words">
                {chat.description}
              </p>
            )
          )}
          <section>
            <SectionHeading
              level="part"
              action={
                canAdd && (
                  <Button size="sm" icon={UserPlus} onClick={() => setAdding(true)}>
                    Add people
                  </Button>
                )
              }
            >
              {countWords(chat.members_count, 'member')}
            </SectionHeading>
            <div className="mt-3">
              <MemberList chat={chat} list={list} onChange={update} />
            </div>
          </section>
        </div>
      )}
    </Dialog>
  )
}

function describe({ type, market }: Data.Chats.Chat): string {
  if (type !== 'channel') return 'Group'
  return market ? `Open channel in ${market.name}` : 'Open channel'
}
