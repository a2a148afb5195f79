import type { ReactNode } from 'react'
import { Skeleton } from '#app/kit/list/skeleton'

interface SimilarSectionProps {
  isBusy: boolean
  isEmpty?: boolean
  children: ReactNode
}

export function SimilarSection({ isBusy, isEmpty, children }: SimilarSectionProps) {
  return (
    <section
      aria-labelledby="similar-homes"
      aria-busy={isBusy}
      hidden={isEmpty}
      className="mt-14 md:mt-20 print:hidden"
    >
      <h2 id="similar-homes" className="text-28 md:text-36">
        Similar homes nearby
      </h2>
      <ul className="-mx-5 mt-6 flex snap-x scroll-px-5 gap-6 overflow-x-auto px-5 md:mx-0 md:grid md:grid-cols-3 md:gap-y-10 md:overflow-visible md:px-0">
        {children}
      </ul>
    </section>
  )
}

export function SimilarSkeletons() {
  return [1, 2, 3].map((key) => (
    <li key={key} className="w-4/5 shrink-0 md:w-auto">
      <Skeleton className="aspect-3/2 rounded-6" />
      <Skeleton className="mt-3.5 h-6 w-2/3" />
      <Skeleton className="mt-2 h-5 w-1/2" />
    </li>
  ))
}
