import { useState } from 'react'
import { UserPlus, LogOut } from 'lucide-react'
import { AddPeople } from '#app/chats/members/ui/add_people'
import { ChatSettingsForm } from '#app/chats/members/ui/chat_settings_form'
import { ChatMemberList, useMembers } from '#app/chats/members/ui/member_list'
import { chatApi } from '#app/chats/ui/chat_api'
import { useOpenings } from '#app/chats/ui/use_openings'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Dialog } from '#app/kit/overlay/dialog'
import type { Data } from '#data'

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
              <ChatMemberList chat={chat} list={list} onChange={update} />
            </div>
          </section>
        </div>
      )}
    </Dialog>
  )
}

function describe({ type, market }: Data.Chats.Chat): string {
  if (type !== 'channel') return 'Group'
  return market ? `Open channel in ${isolated(market.name)}` : 'Open channel'
}

interface LeaveButtonProps {
  chat: Data.Chats.Chat
  onLeft: () => void
}

function LeaveButton({ chat, onLeft }: LeaveButtonProps) {
  const { run, isRunning, refusal } = useCall()
  const isChannel = chat.type === 'channel'

  const leave = async () => {
    const answer = await run(() => chatApi.leave(chat.id))
    if (answer) onLeft()
  }

  return (
    <div className="mr-auto flex flex-col gap-2">
      <ConfirmDialog
        title={`Leave ${isolated(chat.name)}?`}
        confirmLabel={isChannel ? 'Leave channel' : 'Leave group'}
        onConfirm={() => void leave()}
        trigger={
          <Button icon={LogOut} isLoading={isRunning}>
            Leave
          </Button>
        }
      >
        {isChannel
          ? 'You’ll stop getting its messages. You can rejoin anytime.'
          : 'You’ll stop getting its messages. Someone in the group has to add you back.'}
      </ConfirmDialog>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
