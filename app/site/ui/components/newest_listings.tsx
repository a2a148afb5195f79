import { PropertyCard } from '#app/properties/ui/components/property_card'
import type { SavableCard } from '#app/properties/ui/types'

interface NewestListingsProps {
  properties: SavableCard[]
}

const COVER_SIZES = '(min-width: 1296px) 792px, (min-width: 1024px) 64vw, 100vw'
const MIN_AROUND_COVER = 3

/** The newest homes, the first one large like a cover story. */
export function NewestListings({ properties }: NewestListingsProps) {
  return (
    <section className="page gutter mt-16 md:mt-22" aria-labelledby="newest">
      <h2 id="newest" className="scroll-mt-24 text-28 md:text-36">
        Newly listed
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {properties.map((property, index) => {
          const isCover = index === 0 && properties.length >= MIN_AROUND_COVER
          return (
            <li key={property.id} className={isCover ? 'md:col-span-2 lg:row-span-2' : undefined}>
              <PropertyCard property={property} sizes={isCover ? COVER_SIZES : undefined} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
