import { usePage } from '@inertiajs/react'
import { OfferPanel } from '#app/club/ui/components/offerings/offer_panel'
import { OfferingHead } from '#app/club/ui/components/offerings/offering_head'
import { OfferingMenu } from '#app/club/ui/components/offerings/offering_menu'
import { ReviewList } from '#app/club/ui/components/offerings/review_list'
import { OFFERING_KINDS } from '#app/club/contract/offering_options'
import type { Offering, OfferingReview } from '#app/club/ui/types'
import { TextLink } from '#app/kit/button/text_link'
import type { Page } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { ShareButton } from '#app/kit/share/share_button'
import { PropertyGallery } from '#app/properties/ui/components/property_gallery'

interface OfferingProps {
  offering: Offering
  reviews: Page<OfferingReview>
  /** coins to spend; null for a guest */
  balance: number | null
}

const STATUS_WORDS = { draft: 'Draft', publish: 'Published', archive: 'Archived' } as const

export default function OfferingShow({ offering, reviews, balance }: OfferingProps) {
  const { props, url: path } = usePage()
  const { slug, title, description, kind, images, market, status } = offering
  const url = `${props.app.url}/offerings/${slug}`
  return (
    <div className="gutter page pt-8 pb-24">
      <OfferingHead offering={offering} reviews={reviews.data} origin={props.app.url} />
      <nav aria-label="You are here" className="text-13 text-muted">
        <TextLink href="/offerings">Offerings</TextLink>
      </nav>
      <header className="mt-4 flex items-start justify-between gap-4 md:gap-8">
        <div className="min-w-0">
          <p className="label flex flex-wrap items-center gap-3">
            {OFFERING_KINDS[kind]}
            {market && ` · ${market.name}`}
            {offering.is_own && (
              <Badge tone={offering.is_taken_down ? 'danger' : 'neutral'}>
                {offering.is_taken_down ? 'Removed by our team' : STATUS_WORDS[status]}
              </Badge>
            )}
          </p>
          <h1 dir="auto" className="mt-3 max-w-[24ch] text-36 text-balance break-words md:text-48">
            {title}
          </h1>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          {status === 'publish' && (
            <ShareButton
              isIconOnly
              url={url}
              title={title}
              description={description.slice(0, 200)}
              image={images[0] ?? null}
            />
          )}
          <OfferingMenu offering={offering} />
        </div>
      </header>
      <div className="@container/listing mt-8">
        <PropertyGallery images={images} name={title} content={{ title: '', layout: 'mosaic' }} />
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <p dir="auto" className="max-w-[68ch] text-18 break-words whitespace-pre-line">
            {description}
          </p>
        </div>
        <div className="lg:row-span-2">
          <OfferPanel offering={offering} balance={balance} isAsking={path.endsWith('?request')} />
        </div>
        <section aria-labelledby="reviews" className="min-w-0">
          <div className="mb-6">
            <SectionHeading id="reviews">Reviews</SectionHeading>
          </div>
          <ReviewList reviews={reviews} />
        </section>
      </div>
    </div>
  )
}
