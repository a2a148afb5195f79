import { CalendarClock, MessageCircleQuestion } from 'lucide-react'
import type { Data } from '#data'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'

/** The ways to the realtor that need no account. */
export function AskButtons({ property }: { property: Data.Properties.Property }) {
  const isSignedIn = useAccount() !== null
  const path = `/properties/${property.slug}/ask`
  return (
    <>
      {!isSignedIn && (
        <ButtonLink href={path} icon={MessageCircleQuestion} isWide>
          Ask a question
        </ButtonLink>
      )}
      <ButtonLink href={`${path}?viewing`} icon={CalendarClock} isWide>
        Request a viewing
      </ButtonLink>
    </>
  )
}
