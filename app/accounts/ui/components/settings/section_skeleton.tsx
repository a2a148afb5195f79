import { Skeleton } from '#app/kit/list/skeleton'

export function SectionSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <p className="sr-only">Loading this section…</p>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
