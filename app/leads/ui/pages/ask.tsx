import { Head } from '@inertiajs/react'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { AskForm } from '#app/leads/ui/components/ask_form'
import { PropertyCard } from '#app/properties/ui/components/property_card'
import type { SavableCard } from '#app/properties/ui/types'

interface AskProps {
  property: SavableCard
  /** who gets the question */
  realtor: string
  /** IANA name, of the home */
  time_zone: string
  wants_viewing: boolean
  csrf_token: string
  is_sent: boolean
}

export default function Ask({ property, realtor, is_sent: isSent, ...rest }: AskProps) {
  const path = `/properties/${property.slug}`
  return (
    <div className="page gutter grid grid-cols-1 gap-10 pt-10 pb-24 md:pt-16 lg:grid-cols-[1fr_400px] lg:gap-24">
      <Head title={rest.wants_viewing ? 'Request a viewing' : 'Ask a question'}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="min-w-0">
        {isSent ? (
          <div role="status">
            <h1 className="text-36 md:text-48">Check your inbox</h1>
            <p className="mt-4 max-w-[52ch] text-18 text-muted">
              We sent you a link. Open it and confirm, and {realtor} gets your question. The link
              works for seven days.
            </p>
            <div className="mt-8">
              <ButtonLink href={path}>Back to {property.name ?? 'the home'}</ButtonLink>
            </div>
          </div>
        ) : (
          <>
            <h1 className="text-36 break-words md:text-48">
              {rest.wants_viewing ? 'Request a viewing' : `Ask about ${property.name}`}
            </h1>
            <p className="mt-3 max-w-[52ch] text-muted">
              Your question goes to {realtor}, who has listed this home.{' '}
              <TextLink href={path}>Back to the home</TextLink>
            </p>
            <AskForm
              action={`${path}/ask`}
              csrfToken={rest.csrf_token}
              timeZone={rest.time_zone}
              home={property.name ?? 'this home'}
              wantsViewing={rest.wants_viewing}
            />
          </>
        )}
      </div>
      <aside className="max-lg:order-first">
        <PropertyCard property={property} sizes="(width >= 1024px) 400px, 100vw" />
      </aside>
    </div>
  )
}
