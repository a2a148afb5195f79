import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { SectionHeading } from '#app/kit/display/section_heading'
import { FailureState } from '#app/kit/list/failure_state'
import { Skeleton } from '#app/kit/list/skeleton'

interface SectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

export function Section({ title, description, children }: SectionProps) {
  return (
    <section aria-labelledby="section" className="flex flex-col gap-8">
      <div>
        <SectionHeading id="section">
          <bdi>{title}</bdi>
        </SectionHeading>
        {description && (
          <p dir="auto" className="mt-3 max-w-130 text-muted">
            {description}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

interface LoadedProps<Answer> {
  query: UseQueryResult<Answer>
  children: (answer: Answer) => ReactNode
}

export function Loaded<Answer>({ query, children }: LoadedProps<Answer>) {
  const { data, error, refetch, isFetching } = query
  if (data !== undefined) return children(data)
  if (!error) return <SectionSkeleton />
  return (
    <FailureState
      message={sentenceOf(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

export function SectionSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <p className="sr-only">Loading this section…</p>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
