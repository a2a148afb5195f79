import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { Hash, MapPin, Plus } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/common/ui/kit/button'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { LoadMore } from '#app/common/ui/kit/load_more'
import { SectionHeading } from '#app/common/ui/kit/section_heading'
import { ChatsNav } from '#app/chats/ui/components/channels/chats_nav'
import { groupByMarket } from '#app/chats/ui/components/channels/group_by_market'
import { JoinMarketDialog } from '#app/chats/ui/components/channels/join_market_dialog'
import { MarketChannels } from '#app/chats/ui/components/channels/market_channels'
import { NewChannelDialog } from '#app/chats/ui/components/channels/new_channel_dialog'
import { useChannels, type ChannelPages } from '#app/chats/ui/components/channels/use_channels'

interface ChannelsProps extends ChannelPages {
  /** those that the reader is in */
  markets: Data.Places.Market[]
}

/** The open channels of one's markets. */
export default function Channels({ markets, ...pages }: ChannelsProps) {
  const list = useChannels(pages)
  const [isJoining, setJoining] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const [chosenMarketId, setChosenMarketId] = useState<number | null>(null)
  const create = (marketId: number | null) => {
    setChosenMarketId(marketId)
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
            markets.length > 0 && (
              <Button variant="primary" icon={Plus} onClick={() => create(null)}>
                New channel
              </Button>
            )
          }
        >
          Channels
        </SectionHeading>
      </div>
      {markets.length ? (
        <div className="mt-10 flex flex-col gap-12">
          {groupByMarket(list.channels, markets, !list.hasMore).map((market) => (
            <MarketChannels
              key={market.id}
              name={market.name}
              channels={market.channels}
              onChange={list.change}
              onCreate={() => create(market.id)}
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
          title="Channels belong to markets"
          action={
            <Button variant="primary" onClick={() => setJoining(true)}>
              Join a market
            </Button>
          }
        >
          Join the market of a place you know or want to know, and its channels are here.
        </EmptyState>
      )}
      <JoinMarketDialog isOpen={isJoining} onOpenChange={setJoining} />
      <NewChannelDialog
        markets={markets}
        marketId={chosenMarketId}
        isOpen={isCreating}
        onOpenChange={setCreating}
      />
    </div>
  )
}
