import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { FailureState } from '#app/kit/list/failure_state'
import { SectionSkeleton } from '#app/accounts/ui/components/settings/section_skeleton'

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
