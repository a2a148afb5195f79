import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { PublicCard } from '#app/designs/ui/components/public/public_card'
import type { PublicDesign } from '#app/designs/ui/state/types'
import { PropertyCard } from '#app/properties/ui/components/property_card'
import type { SavableCard } from '#app/properties/ui/types'

interface DiscoverProps {
  newest: readonly SavableCard[]
  designs: readonly PublicDesign[]
}

const GRID = 'mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3'

export function Discover({ newest, designs }: DiscoverProps) {
  return (
    <>
      {newest.length > 0 && (
        <section aria-labelledby="new-homes" className="mt-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <SectionHeading id="new-homes">Newly listed</SectionHeading>
            <ButtonLink href="/search">Search homes</ButtonLink>
          </div>
          <ul className={GRID}>
            {newest.map((home) => (
              <li key={home.id}>
                <PropertyCard property={home} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {designs.length > 0 && (
        <section aria-labelledby="new-designs" className="mt-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <SectionHeading id="new-designs">Rooms, reimagined</SectionHeading>
            <ButtonLink href="/designs">All designs</ButtonLink>
          </div>
          <ul className={GRID}>
            {designs.map((design) => (
              <li key={design.id} className="min-w-0">
                <PublicCard design={design} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
