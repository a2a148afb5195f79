import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { Hash, MapPin, Plus } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { SectionHeading } from '#app/kit/display/section_heading'
import { ChatsNav } from '#app/chats/ui/chats_nav'
import {
  groupByHome,
  marketHome,
  teamHome,
  useChannels,
  type ChannelPages,
} from '#app/chats/channels/ui/use_channels'
import { JoinMarketDialog, NewChannelDialog } from '#app/chats/channels/ui/channel_dialogs'
import { MarketChannels } from '#app/chats/channels/ui/market_channels'

interface ChannelsProps extends ChannelPages {
  markets: Data.Places.Markets.Market[]
  teams: Data.Teams.Team[]
}

export default function Channels({ markets, teams, ...pages }: ChannelsProps) {
  const list = useChannels(pages)
  const [isJoining, setJoining] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const homes = [...teams.map(teamHome), ...markets.map(marketHome)]
  const create = (key: string | null) => {
    setChosenKey(key)
    setCreating(true)
  }

  return (
    <div className="gutter mx-auto w-full max-w-204 py-10">
      <Head title="Channels" />
      <ChatsNav />
      <div className="mt-6">
        <SectionHeading
          level="page"
          action={
            homes.length > 0 && (
              <Button variant="primary" icon={Plus} onClick={() => create(null)}>
                New channel
              </Button>
            )
          }
        >
          Channels
        </SectionHeading>
      </div>
      {homes.length ? (
        <div className="mt-10 flex flex-col gap-12">
          {groupByHome(list.channels, homes, !list.hasMore).map((home) => (
            <MarketChannels
              key={home.key}
              name={home.name}
              channels={home.channels}
              onChange={list.change}
              onCreate={() => create(home.key)}
            />
          ))}
          <LoadMore
            hasMore={list.hasMore}
            isLoading={list.isLoading}
            error={list.error}
            onMore={list.loadMore}
          />
          {!list.hasMore && (
            <Button icon={MapPin} className="self-start" onClick={() => setJoining(true)}>
              Join another market
            </Button>
          )}
        </div>
      ) : (
        <EmptyState
          icon={Hash}
          title="Join a market to see its channels"
          action={
            <Button variant="primary" onClick={() => setJoining(true)}>
              Join a market
            </Button>
          }
        >
          Join a market you know or want to know, and its channels appear here.
        </EmptyState>
      )}
      <JoinMarketDialog isOpen={isJoining} onOpenChange={setJoining} />
      <NewChannelDialog
        homes={homes}
        homeKey={chosenKey}
        isOpen={isCreating}
        onOpenChange={setCreating}
      />
    </div>
  )
}
