import { useState } from 'react'
import { LogOut, Plus } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useMarketMembership } from '#app/places/ui/hooks/use_market_membership'
import { marketPath } from '#app/places/ui/market_path'

interface JoinMarketButtonProps {
  market: Data.Places.Market
  /** after joining or leaving */
  onChange: () => void
}

export function JoinMarketButton({ market, onChange }: JoinMarketButtonProps) {
  const account = useAccount()
  const [isMember, setMember] = useState(market.is_member)
  const membership = useMarketMembership(account?.id ?? 0, (markets) => {
    setMember(markets.some(({ id }) => id === market.id))
    onChange()
  })

  if (!account) {
    return (
      <ButtonLink href={`${marketPath(market)}/join`} variant="primary" icon={Plus}>
        Sign in to join
      </ButtonLink>
    )
  }
  const label = isMember ? 'Leave market' : 'Join market'
  return (
    <Button
      variant={isMember ? 'line' : 'primary'}
      icon={isMember ? LogOut : Plus}
      aria-label={`${label} ${market.name}`}
      isLoading={membership.busyId !== null}
      onClick={() => void (isMember ? membership.leave(market) : membership.join(market))}
    >
      {label}
    </Button>
  )
}
