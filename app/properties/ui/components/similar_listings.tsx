import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { useInView } from '#app/kit/hooks/use_in_view'
import { Skeleton } from '#app/kit/list/skeleton'
import { PropertyCard } from '#app/properties/ui/components/property_card'

/** Asked for only when somebody scrolls there, so that the page itself stays cached. */
export function SimilarListings({ slug }: { slug: string }) {
  const [ref, isNear] = useInView<HTMLElement>({ margin: '600px 0px', once: true })
  const { data, isPending } = useQuery(
    {
      queryKey: ['similar-listings', slug],
      queryFn: () => answered(api.api.api.similarListings.index({ params: { slug } })),
      enabled: isNear,
    },
    queries
  )
  const isEmpty = !isPending && !data?.properties.length

  return (
    <section
      ref={ref}
      aria-labelledby="similar-homes"
      aria-busy={isPending}
      hidden={isEmpty}
      className="mt-14 md:mt-20 print:hidden"
    >
      <h2 id="similar-homes" className="text-28 md:text-36">
        Similar homes nearby
      </h2>
      <ul className="-mx-5 mt-6 flex snap-x scroll-px-5 gap-6 overflow-x-auto px-5 md:mx-0 md:grid md:grid-cols-3 md:gap-y-10 md:overflow-visible md:px-0">
        {data?.properties.map((property) => (
          <li key={property.id} className="w-4/5 shrink-0 snap-start md:w-auto md:min-w-0">
            <PropertyCard
              property={property}
              sizes="(width >= 1296px) 384px, (width >= 768px) 33vw, 80vw"
            />
          </li>
        ))}
        {isPending && <Skeletons />}
      </ul>
    </section>
  )
}

function Skeletons() {
  return [1, 2, 3].map((key) => (
    <li key={key} className="w-4/5 shrink-0 md:w-auto">
      <Skeleton className="aspect-3/2 rounded-6" />
      <Skeleton className="mt-3.5 h-6 w-2/3" />
      <Skeleton className="mt-2 h-5 w-1/2" />
    </li>
  ))
}
