import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { queries } from '#app/kit/calls/queries'
import { Stars } from '#app/kit/display/stars'
import type { ComparedHomes } from '#app/kit/shell/ui_module'
import { PURSUIT_STAGE_WORDS, type Pursuit } from '#app/club/pursuits/ui/pursuit_words'
import { FactRows } from '#app/search/compare/ui/fact_rows'

/** Of the homes that one pursues: how far one is, and what one wrote. Nothing if it’s none. */
export default function ComparedNotes({ homes }: ComparedHomes) {
  const ids = homes.map(({ id }) => id).join()
  const { data } = useQuery(
    {
      queryKey: ['club', 'pursuits', 'of', ids],
      queryFn: async ({ signal }) => {
        const asked = { ...asking({ property_ids: ids }), signal }
        return (await answered(api.api.api.pursuits.index(asked))).pursuits.data
      },
      enabled: ids !== '',
    },
    queries
  )
  if (!data?.length) return null
  const of = ({ id }: { id: number }) => data.find(({ property }) => property?.id === id)
  return (
    <>
      <FactRows fact={{ label: 'Your stage', of: (home) => stageOf(of(home)) }} homes={homes} />
      <FactRows fact={{ label: 'Your note', of: (home) => <Note of={of(home)} /> }} homes={homes} />
    </>
  )
}

function stageOf(pursuit: Pursuit | undefined) {
  return pursuit ? PURSUIT_STAGE_WORDS[pursuit.stage] : 'Not pursued'
}

function Note({ of: pursuit }: { of: Pursuit | undefined }) {
  if (!pursuit?.note && !pursuit?.rating) return <span className="text-muted">None</span>
  return (
    <>
      {pursuit.rating && <Stars rating={pursuit.rating} />}
      {pursuit.note && (
        <span dir="auto" className="mt-1 block text-13 wrap-anywhere whitespace-pre-line">
          {pursuit.note}
        </span>
      )}
    </>
  )
}
