import { use } from 'react'
import { Ruler } from 'lucide-react'
import type { Data } from '#data'
import { floorPlansContent, shownPlans } from '#app/properties/floor_plans/floor_plans'
import { ShownListingContext, type ShownListing } from '#app/properties/parts/ui/shown_listing'

/** Anchors of the page: of the floor plans, and of the documents. */
export const PLANS_PLACE = 'floor-plans'
const DOCUMENTS_PLACE = 'documents'

type ShownDocument = Data.Properties.Documents.Document

export const isPlanPaper = ({ kind }: ShownDocument) => kind === 'floor_plan'

interface PlansOffer {
  words: string
  place: string
}

/** Beside the photos: the way to the floor plans, or to one among the documents. */
export function PlansLink({ className = '' }: { className?: string }) {
  const listing = use(ShownListingContext)
  const offer = listing && plansOf(listing)
  if (!offer) return null
  return (
    <a href={`#${offer.place}`} className={`inline-flex items-center gap-2 ${className}`}>
      <Ruler size={14} strokeWidth={1.5} aria-hidden />
      {offer.words}
    </a>
  )
}

function plansOf({ property, images, documents }: ShownListing): PlansOffer | null {
  const { floor_plans: part } = property.components
  const plans = shownPlans(floorPlansContent(part?.content), part?.images ?? [], images)
  const papers = documents.filter(isPlanPaper)
  const shown = plans.length + papers.filter(({ url }) => url).length
  if (shown) return { words: plansWords(shown), place: PLANS_PLACE }
  return papers.length ? { words: plansWords(papers.length), place: DOCUMENTS_PLACE } : null
}

function plansWords(count: number): string {
  return count === 1 ? 'Floor plan' : `${count} floor plans`
}
