import { useEffect, useRef } from 'react'
import { router } from '@inertiajs/react'
import { CalendarDays, HandPlatter } from 'lucide-react'
import { OfferingCard } from '#app/club/offerings/ui/offering_card'
import { OfferingFilters } from '#app/club/offerings/ui/offering_filters'
import type { AskedOfferings, Offering } from '#app/club/offerings/ui/offering_types'
import { ButtonLink } from '#app/kit/button/button_link'
import type { Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { CardGrid } from '#app/kit/list/card_grid'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { PublicHead } from '#app/kit/share/public_head'

interface OfferingsProps {
  offerings: Page<Offering>
  /** empty for a guest */
  own: Offering[]
  asked: AskedOfferings
  /** sentences about offerings that are or aren't among them */
  notes: string[]
  /** those with offerings */
  markets: { slug: string; name: string }[]
}

const DESCRIPTION =
  'Staging, photographs, a private viewing, a dinner in a listed house: what members do for each other, for money or for coin.'

export default function Offerings({ offerings, own, asked, notes, markets }: OfferingsProps) {
  useFreshAfterBack('offerings', 'own')
  const isSignedIn = useAccount() !== null
  const address = offeringsAddress(asked)
  /** A second choice adds to the first one, which may not be answered yet. */
  const wanted = useRef(asked)
  useEffect(() => {
    wanted.current = asked
  }, [asked])
  const change = (more: Partial<AskedOfferings>) => {
    wanted.current = { ...wanted.current, ...more }
    router.visit(offeringsAddress(wanted.current), { preserveScroll: true, preserveState: true })
  }
  const isFiltered = address !== '/offerings'
  return (
    <div className="gutter page pt-10 pb-24">
      <PublicHead
        title="Offerings"
        previewTitle="Offerings on vesta"
        description={DESCRIPTION}
        path="/offerings"
      />
      <SectionHeading
        level="page"
        action={
          <div className="flex flex-wrap gap-2 sm:gap-3">
            {isSignedIn && (
              <ButtonLink href="/offerings/requests" icon={CalendarDays}>
                Requests
              </ButtonLink>
            )}
            <ButtonLink href="/offerings/create" variant="primary">
              Offer something
            </ButtonLink>
          </div>
        }
      >
        Offerings
      </SectionHeading>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">{DESCRIPTION}</p>
      {own.length > 0 && !isFiltered && (
        <section aria-labelledby="own" className="mt-12">
          <h2 id="own" className="mb-6 text-28">
            Yours
          </h2>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {own.map((offering) => (
              <li key={offering.id} className="flex min-w-0 flex-col">
                <OfferingCard offering={offering} isProviderHidden />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all" className="mt-10 md:mt-14">
        <h2
          id="all"
          className={
            own.length > 0 && !isFiltered ? 'mb-6 border-t border-line pt-8 text-28' : 'sr-only'
          }
        >
          Everyone’s
        </h2>
        <OfferingFilters key={address} asked={asked} markets={markets} onChange={change} />
        <div className="mt-8">
          {notes.map((note) => (
            <p key={note} className="mb-4 text-13 text-muted">
              {note}
            </p>
          ))}
          <Found key={address} offerings={offerings} isFiltered={isFiltered} />
        </div>
      </section>
    </div>
  )
}

function Found({ offerings, isFiltered }: { offerings: Page<Offering>; isFiltered: boolean }) {
  const more = useMore(offerings, (answer: { offerings: Page<Offering> }) => answer.offerings)
  if (more.items.length > 0) {
    return <CardGrid more={more}>{(offering) => <OfferingCard offering={offering} />}</CardGrid>
  }
  if (isFiltered) {
    return (
      <EmptyState
        icon={HandPlatter}
        title="No matching offerings"
        action={<ButtonLink href="/offerings">Show all offerings</ButtonLink>}
      >
        Remove a filter, or look in another market.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={HandPlatter} title="No offerings yet">
      Offer something, and it appears here.
    </EmptyState>
  )
}

/** The address of the offerings that match; only what is asked for is in it. */
function offeringsAddress({ currency, ...asked }: AskedOfferings): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== null && value !== '') query.set(name, String(value))
  }
  if (asked.min_price !== null || asked.max_price !== null) query.set('currency', currency)
  const words = query.toString()
  return words ? `/offerings?${words}` : '/offerings'
}
