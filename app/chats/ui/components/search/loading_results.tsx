import { Skeleton } from '#app/kit/list/skeleton'

export function LoadingResults() {
  return (
    <div aria-busy>
      <p className="sr-only">Searching</p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid grid-cols-[40px_minmax(0,1fr)] gap-4 py-4">
          <Skeleton className="size-10 rounded-full" />
          <div>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-3 h-4 w-full max-w-120" />
          </div>
        </div>
      ))}
    </div>
  )
}
