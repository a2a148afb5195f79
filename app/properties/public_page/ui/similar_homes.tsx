import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { PropertyCard } from '#app/properties/ui/property_card'
import { SimilarSection, SimilarSkeletons } from '#app/properties/public_page/ui/similar_section'

/** Hidden where there are none. */
export function SimilarHomes({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(
    {
      queryKey: ['similar-listings', slug],
      queryFn: () => answered(api.api.api.similarListings.index({ params: { slug } })),
    },
    queries
  )

  return (
    <SimilarSection isBusy={isPending} isEmpty={!isPending && !data?.properties.length}>
      {data?.properties.map((property) => (
        <li key={property.id} className="w-4/5 shrink-0 snap-start md:w-auto md:min-w-0">
          <PropertyCard
            property={property}
            sizes="(width >= 1296px) 384px, (width >= 768px) 33vw, 80vw"
          />
        </li>
      ))}
      {isPending && <SimilarSkeletons />}
    </SimilarSection>
  )
}
