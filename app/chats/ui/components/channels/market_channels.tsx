import { Button } from '#app/kit/button/button'
import { ChannelRow } from '#app/chats/ui/components/channels/channel_row'
import type { Channel } from '#app/chats/ui/components/channels/use_channels'

interface MarketChannelsProps {
  name: string
  channels: readonly Channel[]
  onChange: (id: number, changed: Partial<Channel>) => void
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
