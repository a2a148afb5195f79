import { Hash } from 'lucide-react'
import type { ListedChannel } from '#app/chats/channels/ui/use_channels'
import { chatApi } from '#app/chats/ui/chat_api'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useCall } from '#app/kit/calls/use_call'
import { countWords } from '#app/kit/display/count_words'
import { TimeAgo } from '#app/kit/display/time_ago'

interface MarketChannelsProps {
  name: string
  channels: readonly ListedChannel[]
  onChange: (id: number, changed: Partial<ListedChannel>) => void
  onCreate: () => void
}

export function MarketChannels({ name, channels, onChange, onCreate }: MarketChannelsProps) {
  return (
    <section aria-label={`Channels in ${name}`}>
      <h2 dir="auto" className="border-b border-line pb-3 text-28">
        {name}
      </h2>
      {channels.length ? (
        <ul>
          {channels.map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              onChange={(changed) => onChange(channel.id, changed)}
            />
          ))}
        </ul>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-5">
          <p className="text-muted">No channels here yet.</p>
          <Button size="sm" onClick={onCreate}>
            Start the first one
          </Button>
        </div>
      )}
    </section>
  )
}

interface ChannelRowProps {
  channel: ListedChannel
  onChange: (changed: Partial<ListedChannel>) => void
}

function ChannelRow({ channel, onChange }: ChannelRowProps) {
  const { id, name, description, members_count: count, is_member: isMember } = channel
  const { run, isRunning, refusal } = useCall()

  const join = async () => {
    const answer = await run(() => chatApi.joinChannel(id))
    if (answer) onChange({ is_member: true, members_count: answer.chat.members_count })
  }
  const leave = async () => {
    const answer = await run(() => chatApi.leave(id))
    if (answer) onChange({ is_member: false, members_count: count - 1 })
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      <span className="grid size-10 place-items-center rounded-full bg-raised text-muted">
        <Hash size={18} strokeWidth={1.5} aria-hidden />
      </span>
      <div className="min-w-0">
        <h3 dir="auto" className="truncate text-18">
          {name}
        </h3>
        {description && (
          <p dir="auto" className="line-clamp-2 break-words text-muted">
            {description}
          </p>
        )}
        <p className="num mt-1 text-13 text-muted">
          {countWords(count, 'member')}
          {channel.last_message_at && (
            <>
              {' · Active '}
              <TimeAgo at={channel.last_message_at} />
            </>
          )}
        </p>
        {refusal && (
          <p role="alert" className="mt-1 text-13 text-danger">
            {refusal.message}
          </p>
        )}
      </div>
      <div className="col-start-2 flex flex-row-reverse justify-end gap-2 md:col-start-3 md:flex-row">
        {isMember ? (
          <>
            <Button
              size="sm"
              variant="quiet"
              isLoading={isRunning}
              aria-label={`Leave ${name}`}
              onClick={() => void leave()}
            >
              Leave
            </Button>
            <ButtonLink size="sm" href={`/chats?chat=${id}`} aria-label={`Open ${name}`}>
              Open
            </ButtonLink>
          </>
        ) : (
          <Button
            size="sm"
            isLoading={isRunning}
            aria-label={`Join ${name}`}
            onClick={() => void join()}
          >
            Join
          </Button>
        )}
      </div>
    </li>
  )
}
