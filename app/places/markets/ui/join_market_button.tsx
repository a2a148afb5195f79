import { useState, useRef } from 'react'
import { LogOut, Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { showToast, toast } from '#app/kit/toast/toast'
import { marketPath } from '#app/places/markets/ui/market_path'
import type { Place } from '#app/places/ui/place_picker'
import type { Data } from '#data'

interface JoinMarketButtonProps {
  market: Data.Places.Markets.Market
  /** one of many in a list */
  isQuiet?: boolean
  /** after joining or leaving */
  onChange: () => void
}

export function JoinMarketButton({ market, isQuiet = false, onChange }: JoinMarketButtonProps) {
  const account = useAccount()
  const [isMember, setMember] = useState(market.is_member)
  const membership = useMarketMembership(account?.id ?? 0, (markets) => {
    setMember(markets.some(({ id }) => id === market.id))
    onChange()
  })

  const wish = `join ${market.slug}`
  useAfterSignIn(wish, () => {
    if (!isMember) void membership.join(market)
  })

  if (!account) {
    return (
      <ButtonLink
        href={`${marketPath(market)}/join`}
        onClick={() => keepForSignIn(wish)}
        variant="primary"
        icon={Plus}
      >
        Sign in to join
      </ButtonLink>
    )
  }
  const label = isMember ? 'Leave market' : 'Join market'
  return (
    <Button
      variant={isQuiet && isMember ? 'quiet' : isMember || isQuiet ? 'line' : 'primary'}
      size={isQuiet ? 'sm' : 'md'}
      icon={isQuiet ? undefined : isMember ? LogOut : Plus}
      aria-label={`${label} ${market.name}`}
      isLoading={membership.busyId !== null}
      onClick={() => void (isMember ? membership.leave(market) : membership.join(market))}
    >
      {isQuiet ? label.replace(' market', '') : label}
    </Button>
  )
}

type Market = Data.Places.Markets.Market

interface Answer {
  markets: Market[]
}

/** A place, and the circle around it. */
type NewMarket = Place & { radius_km: number }

export type MarketMembership = ReturnType<typeof useMarketMembership>

/** Joins and leaves markets. @param onChange gets the person's updated list of markets */
export function useMarketMembership(userId: number, onChange: (markets: Market[]) => void) {
  const [busyId, setBusyId] = useState<number | null>(null)
  const earlier = useRef<Promise<unknown>>(Promise.resolve())

  /** After any earlier one, because each answer has the whole list. @returns whether it worked */
  const attempt = (ask: () => Promise<Answer>, notice: string, marketId: number) => {
    const result = earlier.current.then(() => attemptNow(ask, notice, marketId))
    earlier.current = result
    return result
  }
  const attemptNow = async (ask: () => Promise<Answer>, notice: string, marketId: number) => {
    setBusyId(marketId)
    try {
      onChange((await ask()).markets)
      showToast(notice)
      return true
    } catch (error) {
      toast.error(sentenceOf(error))
      return false
    } finally {
      setBusyId(null)
    }
  }

  const { markets, marketMembers } = api.api
  const post = (market: { id: number } | NewMarket) => {
    // the route's types know no body
    const sent = { body: { market }, headers: {} }
    return answered(markets.store(sent))
  }

  return {
    busyId,
    join: (market: Market) => attempt(() => post({ id: market.id }), 'Market added', market.id),
    create: (market: NewMarket) => attempt(() => post(market), 'Market added', 0),
    leave: ({ id }: Market) => {
      const detach = () => answered(marketMembers.detach({ params: { id, userId } }))
      return attempt(detach, 'Market removed', id)
    },
  }
}
