import { Link } from '@inertiajs/react'
import type { HomeNews } from '#app/dashboard/home/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { PropertyCard } from '#app/properties/ui/property_card'

/** The newest homes of one’s markets and saved searches; on phones they are swiped through. */
export function NewHomes({ homes }: { homes: HomeNews['new_homes'] }) {
  return (
    <section aria-labelledby="new-homes" className="mt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionHeading id="new-homes">New homes for you</SectionHeading>
        <ButtonLink href="/search">Search homes</ButtonLink>
      </div>
      <ul className="-mx-5 mt-6 flex snap-x snap-mandatory gap-5 overflow-x-auto px-5 pb-2 md:mx-0 md:grid md:grid-cols-2 md:gap-y-10 md:overflow-visible md:px-0">
        {homes.map((home) => (
          <li
            key={home.id}
            className="w-[78vw] max-w-90 shrink-0 snap-center md:w-auto md:max-w-none"
          >
            <PropertyCard property={home} sizes="(width >= 768px) 33vw, 78vw" />
            <p className="mt-1 truncate text-13 text-muted">
              In{' '}
              <Link href={home.reason.url} className="hover:text-ink hover:underline">
                <bdi>{home.reason.label}</bdi>
              </Link>
              {home.published_at && (
                <>
                  {' · '}
                  <TimeAgo at={home.published_at} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
