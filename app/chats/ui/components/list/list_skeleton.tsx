import { Skeleton } from '#app/kit/list/skeleton'

export function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label="Conversations are loading" role="status">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-20 items-center gap-3.5 px-5 md:px-6">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
