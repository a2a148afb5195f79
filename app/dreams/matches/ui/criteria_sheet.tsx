import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { queries } from '#app/kit/calls/queries'
import { typingPause } from '#app/kit/calls/typing_pause'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Sheet } from '#app/kit/overlay/sheet'
import { dreamApi } from '#app/dreams/ui/dream_api'
import type { Board } from '#app/dreams/items/ui/use_board'
import { MAX_SEARCH_CHARACTERS } from '#app/search/search_options'
import type { SearchQuery } from '#app/search/search_query'
import { FilterFields } from '#app/search/ui/filter_fields'
import { QueryPlace, QueryRadius, QueryUnit } from '#app/search/places/ui/query_place'
import { homesCount } from '#app/search/ui/search_words'

interface CriteriaSheetProps {
  board: Board
  onClose: () => void
}

/** What homes have to be like to be suggested: everything that the search page filters by. */
export default function CriteriaSheet({ board: { dream, send }, onClose }: CriteriaSheetProps) {
  const [query, setQuery] = useState<SearchQuery>(dream.criteria ?? {})
  const { data: results } = useResults(query)
  const { run, isRunning, refusal } = useCall()
  const show = (change: SearchQuery) => setQuery((former) => ({ ...former, ...change }))
  const save = async (criteria: SearchQuery | null) => {
    if (!(await run(() => dreamApi.update(dream.id, { criteria })))) return
    onClose()
    await send(() => Promise.resolve())
  }
  return (
    <Sheet
      title="Look for homes"
      description="New homes that fit appear as suggestions. We’ll tell you once a week at most."
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {dream.criteria && (
            <Button variant="quiet" onClick={() => void save(null)}>
              Stop looking
            </Button>
          )}
          <Button variant="primary" isLoading={isRunning} onClick={() => void save(query)}>
            Save search
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Field label="Place">
          <QueryPlace query={query} onShow={show} />
        </Field>
        {query.latitude && (
          <div className="grid grid-cols-2 gap-3">
            <QueryRadius query={query} onShow={show} />
            <QueryUnit query={query} onShow={show} />
          </div>
        )}
        <Field label="Words" hint="Lake, loft, orchard">
          <Input
            value={query.q ?? ''}
            maxLength={MAX_SEARCH_CHARACTERS}
            onChange={({ currentTarget }) => show({ q: currentTarget.value || undefined })}
          />
        </Field>
        <FilterFields query={query} results={results ?? null} onShow={show} />
        {refusal && (
          <p role="alert" className="text-13 text-danger">
            {Object.values(refusal.errors)[0] ?? refusal.message}
          </p>
        )}
        <p role="status" className="text-13 text-muted">
          {results && `${homesCount(results)} like that right now.`}
        </p>
      </div>
    </Sheet>
  )
}

/** What the search finds at the moment, with the rates that its prices are converted at. */
function useResults(query: SearchQuery) {
  return useQuery(
    {
      queryKey: ['dreams', 'criteria', query],
      queryFn: async ({ signal }) => {
        await typingPause()
        signal.throwIfAborted()
        return answered(api.api.api.searches.index({ ...asking(query), signal }))
      },
      placeholderData: keepPreviousData,
    },
    queries
  )
}
