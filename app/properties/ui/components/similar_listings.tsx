import { lazy, Suspense } from 'react'
import { useInView } from '#app/kit/hooks/use_in_view'
import { SimilarSection, SimilarSkeletons } from '#app/properties/ui/components/similar_section'

const SimilarHomes = lazy(async () => ({
  default: (await import('#app/properties/ui/components/similar_homes')).SimilarHomes,
}))

/** Loaded only when somebody scrolls there, so that the page itself stays light and cached. */
export function SimilarListings({ slug }: { slug: string }) {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: '600px 0px', once: true })
  const waiting = (
    <SimilarSection isBusy>
      <SimilarSkeletons />
    </SimilarSection>
  )

  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <SimilarHomes slug={slug} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
