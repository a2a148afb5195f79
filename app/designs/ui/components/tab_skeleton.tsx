import { Skeleton } from '#app/kit/list/skeleton'

export function TabSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="min-h-dvh">
      <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((tile) => (
          <Skeleton key={tile} className="aspect-3/2 w-full rounded-6" />
        ))}
      </div>
    </div>
  )
}
