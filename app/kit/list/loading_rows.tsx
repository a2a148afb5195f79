import { Skeleton } from '#app/kit/list/skeleton'

/** Placeholder rows for a list with pictures. @param what its name in a sentence: "your homes" */
export function LoadingRows({ what }: { what: string }) {
  return (
    <div aria-busy>
      <p className="sr-only">Loading {what}…</p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 py-3">
          <Skeleton className="h-16 w-24" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </div>
  )
}
